server-too-many-games = Too many new games at once; wait a little
server-too-many-open-games = You have too many unfinished games; finish some first
server-busy = The server is busy; try again in a moment
server-too-many-streams = Too many pages are open from your address; close some
server-too-many-reports = Thank you, that is enough reports for now
server-unavailable = Games cannot be reached just now. Nothing is lost; try again in a moment
server-seat-link-used = This link has already been used or isn’t valid. If you sit there in this browser, your game is on the home page
server-cookies-needed = Cookies are needed to sit down

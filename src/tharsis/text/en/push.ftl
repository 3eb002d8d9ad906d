push-call = Notify me when no table is open
push-refused = This push service is not known; those of Google, Mozilla, Microsoft and Apple are.

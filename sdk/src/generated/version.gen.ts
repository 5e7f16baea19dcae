// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

/** Changes with the specs: data that was kept under another version is not to be used. */
<<<<<<< HEAD
export const version = "4b00d7ec041eed87";
=======
export const version = "67175756e725c58e";
>>>>>>> 0ff94598 (Take a report of who is still without power, or sees a wire down)

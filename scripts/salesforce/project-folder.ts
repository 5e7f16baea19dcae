/** The folder of the project for an org. */
export const PROJECT = 'specs/apex/salesforce';

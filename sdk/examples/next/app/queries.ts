export const recordId = '003RM0000068xVCYAY';

/** What the page shows, on the server and in the browser: equal configurations are one query. */
export const contact = { recordId, fields: ['Contact.Name', 'Contact.Email', 'Contact.MobilePhone'] };

export const cases = {
  parentRecordId: recordId,
  relatedListId: 'Cases',
  fields: ['Case.Subject'],
  pageSize: 5,
};

const { dataOf, getRecord, updateRecord } = require('@energy-portal/sdk');

/**
 * The e-mail address of a contact.
 *
 * @param {import('@energy-portal/sdk').Client} client
 * @param {string} recordId
 */
async function readEmail(client, recordId) {
  const snapshot = await client.read(getRecord, { recordId, fields: ['Contact.Email'] });
  if (snapshot.state === 'error') throw snapshot.error;
  return dataOf(snapshot)?.fields.Email?.value;
}

/**
 * Changes the e-mail address of a contact.
 *
 * @param {import('@energy-portal/sdk').Client} client
 * @param {{ recordId: string, email: string }} change
 */
function changeEmail(client, { recordId, email }) {
  return client.write(updateRecord, { fields: { Id: recordId, Email: email } });
}

module.exports = { readEmail, changeEmail };

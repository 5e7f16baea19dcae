import { addPasskey, beginPasskey, beginPasskeyLogIn, type JsonObject } from '@energy-portal/sdk';
import { contractPage, type ContractClient } from './contract-client.ts';
import { createSoftwarePasskey } from './software-passkey.ts';

/** A device's answer to a challenge to add a passkey. */
async function madePasskey({ client }: ContractClient) {
  const device = createSoftwarePasskey();
  const wanted = { name: 'My phone', currentPassword: 'Sunny-day-7' };
  const { challengeId, options } = await client.write(beginPasskey, wanted);
  return { device, answer: { challengeId, credential: device.create(options, contractPage) } };
}

/** The configuration that adds a passkey. */
export async function addConfig(contract: ContractClient): Promise<JsonObject> {
  return (await madePasskey(contract)).answer;
}

/** Adds a passkey. @returns the configuration that removes it */
export async function removalConfig(contract: ContractClient): Promise<JsonObject> {
  const { passkeyId } = await contract.client.write(addPasskey, (await madePasskey(contract)).answer);
  return { passkeyId };
}

/** Adds a passkey. @returns the configuration that logs in by it */
export async function passkeyLogInConfig(contract: ContractClient): Promise<JsonObject> {
  const { device, answer } = await madePasskey(contract);
  await contract.client.write(addPasskey, answer);
  const { challengeId, options } = await contract.client.write(beginPasskeyLogIn, {});
  return { challengeId, credential: device.use(options, contractPage) };
}

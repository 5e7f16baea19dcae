export {
  createAuthorizedFetch,
  type AuthorizationOptions,
} from '../network/authorization/authorized-fetch.ts';

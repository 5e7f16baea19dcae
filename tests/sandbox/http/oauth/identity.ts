import type { Row } from '../../database/statements.ts';
import { ORG_ID } from '../../metadata/org-ids.ts';
import { findViewer } from '../../operations/log-in/session.ts';
import type { Answer } from '../../protocol/answer.ts';
import { notFound } from '../../protocol/problem.ts';
import { invalidToken } from '../../services/oauth/oauth-error.ts';
import { readBearerToken } from '../caller.ts';
import { publicOrigin } from '../entry-point.ts';
import type { RequestContext } from '../entry-point.ts';
import { identityAddress } from './token.ts';

/** GET or POST who the token stands for, in the words of OpenID Connect. */
export function answerUserInfo(context: RequestContext): Answer {
  const { userId, row } = readUser(context);
  const body = {
    sub: identityAddress(context, userId),
    user_id: userId,
    organization_id: ORG_ID,
    preferred_username: row['Username'],
    nickname: row['Username'],
    name: row['Name'],
    given_name: row['FirstName'],
    family_name: row['LastName'],
    email: row['Email'],
    email_verified: true,
    zoneinfo: row['TimeZoneSidKey'],
    locale: row['LanguageLocaleKey'],
    language: row['LanguageLocaleKey'],
    user_type: row['UserType'],
    active: true,
    is_app_installed: true,
    urls: addresses(context),
  };
  return { status: 200, body };
}

/** GET who the token stands for, at the user's own address; others' addresses read as not there. */
export function answerIdentity(context: RequestContext): Answer {
  const { userId, row } = readUser(context);
  if (context.url.pathname !== `/id/${ORG_ID}/${userId}`) throw notFound();
  const body = {
    id: identityAddress(context, userId),
    asserted_user: true,
    user_id: userId,
    organization_id: ORG_ID,
    username: row['Username'],
    nick_name: row['Username'],
    display_name: row['Name'],
    first_name: row['FirstName'],
    last_name: row['LastName'],
    email: row['Email'],
    email_verified: true,
    timezone: row['TimeZoneSidKey'],
    urls: addresses(context),
    active: true,
    user_type: row['UserType'],
    language: row['LanguageLocaleKey'],
    locale: row['LanguageLocaleKey'],
    last_modified_date: row['LastModifiedDate'],
    is_app_installed: true,
  };
  return { status: 200, body };
}

function readUser(context: RequestContext): { readonly userId: string; readonly row: Row } {
  const { request, url, services } = context;
  // Some clients send the token in the address of the identity, as the platform allows.
  const token = readBearerToken(request) ?? url.searchParams.get('oauth_token') ?? '';
  const userId = services.grants.find(token)?.userId;
  const viewer = userId === undefined ? undefined : findViewer(userId, services);
  const users = services.repository.schema.object('User');
  const row =
    users === undefined || viewer === undefined
      ? undefined
      : services.repository.find(users, viewer.userId, viewer);
  if (viewer === undefined || row === undefined) throw invalidToken();
  return { userId: viewer.userId, row };
}

function addresses(context: RequestContext): Readonly<Record<string, string>> {
  const rest = `${publicOrigin(context)}/services/data/v{version}/`;
  return { rest, ui_api: `${rest}ui-api/`, custom_domain: publicOrigin(context) };
}

import { describe, expect, it } from 'vitest';
import { typeErrors } from './type-report.ts';

const said = [
  {
    path: '/w/OrgPeople.cls',
    messages: [
      {
        start: { line: 64 },
        message: "No type declaration found for 'Site.ExternalUserCreateException'",
      },
    ],
  },
  {
    path: '/w/OrgPresentPassword.cls',
    messages: [
      {
        start: { line: 20 },
        message:
          "No matching method found for 'verifyVerificationMethod' on 'System.UserManagement' taking arguments 'System.String'",
      },
    ],
  },
];

describe('a report of types', () => {
  it('is sound where only members are lacking that the reference has', () => {
    expect(typeErrors({ files: said })).toEqual([]);
  });

  it('names class and line of everything else', () => {
    const other = {
      path: '/w/OrgMove.cls',
      messages: [{ start: { line: 3 }, message: 'No variable found' }],
    };
    expect(typeErrors({ files: [...said, other] })).toEqual(['OrgMove.cls:3: No variable found']);
  });

  it('is not sound where it says nothing: then nothing was read', () => {
    expect(typeErrors({ files: [] })).toHaveLength(2);
  });
});

import { expect, it } from 'vitest';
import { callsWithJobs, lostCounts, tellingMethods, uncountedCalls, UNCOUNTED } from './counted-calls.ts';
import { methodsOf } from './class-methods.ts';
import { callsWith, readClasses } from './read-project.ts';

const classes = readClasses();
const own = new Map([...classes].filter(([name]) => /^Org(?!\w+Test$|TestData)/.test(name)));

it('count the calls that may answer with too many tries, but for those that say why they do not', () => {
  const calls = callsWith(/^ +'429': /m);
  expect(calls.length).toBeGreaterThan(40);
  expect(uncountedCalls(own, calls).toSorted()).toEqual([...UNCOUNTED.keys()]);
  const reads = [...UNCOUNTED].filter(([, why]) => why.includes('cacheable')).map(([call]) => call);
  for (const call of reads) expect(classes.get('PortalRest')).toContain(`    '${call}'`);
  expect(lostCounts(own)).toEqual([]);
  const visits = own.get('OrgVisits')?.replace("OrgTries.count('bookVisit', account.Id, MOST_TRIES);", '');
  expect(uncountedCalls(new Map([...own, ['OrgVisits', visits ?? '']]), ['bookVisit'])).toEqual([
    'bookVisit',
  ]);
  const bad = `
  public override PortalEmailConfirmed confirmEmailChange(PortalLinkCheck input) {
    OrgTries.count('confirmEmailChange', input.token, 20);
    throw new PortalErrors.EmailLinkInvalidException();
  }
  public override PortalCallBack requestCall(PortalCallBackInput input) {
    OrgTries.count('requestCall', UserInfo.getUserId(), 20);
  }
  public override PortalCallBack cancelCall(PortalCallBackCancellation input) {
    if (OrgTries.isWithin('cancelCall', UserInfo.getUserId(), 20)) {
      return null;
    }
  }
  public override PortalEmailConfirmed confirm(String token, User user) {
    OrgTries.count('confirmEmailChange', token, 20);
    OrgPeople.setAddress(user, token, null);
  }
  public override PortalLinkSent requestPasswordReset(PortalPasswordResetRequest input) {
    OrgTries.count('passwordReset', input.email, 5);
    Site.forgotPassword(input.email);
  }
`;
  expect(lostCounts(new Map([['OrgBad', bad]]))).toEqual([
    'OrgBad.confirmEmailChange',
    'OrgBad.requestCall',
    'OrgBad.cancelCall',
    'OrgBad.confirm',
    'OrgBad.requestPasswordReset',
  ]);
});

it('let guests begin no job but with the secret of a link: all that runs later shares the jobs of a day', () => {
  const calls = callsWith(/^ +security: \[\]/m);
  expect(calls).toContain('requestPasswordReset');
  expect(callsWithJobs(own, calls)).toEqual(['confirmEmailChange']);
});

it('count a try before they tell where a meter is, or whether there is a code', () => {
  expect(tellingMethods(own)).toEqual([]);
  const make = `
  public static PortalEnrollmentReceipt make(PortalPlanEnrollment input) {
    checkMeter(input);
    OrgTries.count('enrollInPlan', input.email, MOST);
  }
`;
  expect(tellingMethods(new Map([['OrgBad', make]]))).toEqual(['OrgBad.make']);
});

it('let runs that follow friends wait for each other, and no guest wait for one who typed the same street', () => {
  const methods = methodsOf(own);
  expect(methods.get('OrgReferralCodes.follow')).toMatch(/\bOrgTries\.waitFor\([^]*\bFROM Referral__c\b/);
  expect(methods.get('OrgReferralCodes.keepFriend')).not.toContain('waitFor');
});

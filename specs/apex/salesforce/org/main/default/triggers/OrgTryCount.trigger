/** Counts tries of calls that change a user. */
trigger OrgTryCount on Portal_Try__e(after insert) {
  OrgTries.take(Trigger.new);
}

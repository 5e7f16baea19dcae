/** Gives deposits back that were taken after their orders were withdrawn. */
trigger OrgDepositTaken on Deposit_Payment__c(after insert, after update) {
  OrgMarks.giveBack(Trigger.new, Trigger.oldMap);
}

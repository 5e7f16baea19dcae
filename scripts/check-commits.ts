/** The gate of commit subjects: none since the recorded commit is longer than tools show. */
import { LONGEST_SUBJECT, checkSubjects, readCommitsSince } from './check/commit-subjects.ts';

/** The commit from which on subjects are looked at; those before it stay as they are. */
const BASE = 'a0e3a7e19b6e9a840a974f3c42a67285271ba965';

const commits = await readCommitsSince(BASE);
const diagnostics = checkSubjects(commits ?? []);
for (const diagnostic of diagnostics) console.error(diagnostic);
if (diagnostics.length > 0) process.exitCode = 1;
else if (commits === undefined)
  console.log('The history does not reach back so far: no subject was looked at.');
else console.log(`${commits.length} commits have subjects of ${LONGEST_SUBJECT} characters at most.`);

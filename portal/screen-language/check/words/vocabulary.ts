const words = (list: string): readonly string[] => list.split(' ');

/**
 * The words of names and labels that mean something to the check: all of them stand here, and the guide's page of checks lists
 * them. Names in other words, and in other languages, are compared by the words that they share with what they name.
 */
export const vocabulary = {
  /** They tell nothing by themselves. */
  fillers: words(
    'is has have can may does do will was are be by to the a an of at on in it for with from and or all any some one ' +
      'still yet later once again only there now then own reads result item values answer answers value state status fields',
  ),
  /** They turn the word after them round. */
  denials: words('no not non never without cannot nothing none sin nunca pas sans jamais'),
  /** Something beside what the other words say is meant: a name with one of these is not judged by them. */
  hedges: words(
    'missing lacks lacking lack except other otherwise else elsewhere before until pending awaiting waiting after past ' +
      'over beyond since former old second third further another than but beside besides instead almost nearly hide ' +
      'hides hidden expired ended stopped lost late too',
  ),
  /** No entries at all. */
  none: words('nothing none no'),
  /** More than one entry. */
  several: words('several many'),
  /** Numbers that follow, and make another one of "no": `noMoreThanTwo`. */
  comparing: words('more fewer less second third other further another longer later earlier'),
  /** Buttons that end something. */
  ending: words(
    'stop end cancel remove leave off disable deactivate unsubscribe unfollow decline refuse reject pause withdraw',
  ),
  /** Buttons that begin something, or agree to it. */
  beginning: words(
    'start begin join enable activate subscribe follow accept agree confirm yes on say tell set',
  ),
  /** States in which something went wrong. */
  failing: words('failed declined rejected refused denied suspended overdue infected'),
  /** Notices that something cannot be used. */
  unusable: words('invalid expired useless dead broken unusable'),
  /** States in which something is not at its end. */
  waiting: words('pending processing waiting queued'),
  /** Members of operations that are true while something goes on. */
  lasting: words('enabled follow active on subscribed'),
  /** Members of operations that are true of what was done. */
  done: words('removed settled agreed confirmed paid done'),
  /** The beginning of something, and its end. */
  low: words('earliest first start starts begin begins earlier'),
  high: words('latest last end ends later'),
  /** Names of rows and columns for a beginning and for an end, beside those words. */
  starting: words('from'),
  closing: words('to until till'),
  /** The first one in an order that goes up, and in one that goes down. */
  least: words('least lowest cheapest shortest oldest smallest'),
  most: words('most highest dearest longest newest largest greenest'),
  /** Values of what was there before. */
  former: words('present previous last before former earlier old past'),
  /** Words of texts for what is still to come. */
  coming: words('next will until expected upcoming ends'),
  /** Words of texts for the thing that is there now. */
  present: words('present current existing'),
  /** The unit that the name of a constant tells. */
  units: words('cents percent hours minutes seconds days months years bytes'),
  /** Pairs of words of which something is one. */
  opposites: [
    ['cheaper', 'dearer'],
    ['open', 'closed'],
    ['open', 'locked'],
    ['fixed', 'moving'],
    ['fixed', 'variable'],
    ['gas', 'electric'],
    ['gas', 'electricity'],
    ['therms', 'electric'],
    ['gas', 'kwh'],
    ['email', 'sms'],
    ['email', 'text'],
    ['first', 'last'],
    ['last', 'this'],
    ['before', 'this'],
    ['now', 'last'],
    ['least', 'most'],
    ['earliest', 'latest'],
    ['lowest', 'highest'],
    ['start', 'end'],
    ['begin', 'end'],
    ['guest', 'customer'],
    ['many', 'few'],
    ['past', 'coming'],
    ['mobile', 'home'],
    ['more', 'less'],
    ['card', 'bank'],
    ['from', 'to'],
    ['out', 'back'],
    ['old', 'new'],
    ['current', 'new'],
    ['nearby', 'far'],
  ],
} as const satisfies {
  readonly [kind: string]: readonly string[] | readonly (readonly [one: string, other: string])[];
};

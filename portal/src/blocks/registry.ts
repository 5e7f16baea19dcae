import type { BlockDescriptors } from '../../screen-language/model/block-descriptor.ts';
import { formDescriptor } from '../forms/form-descriptor.ts';
import { actionDescriptor } from './action/descriptor.ts';
import { articleDescriptor, htmlDescriptor, websitesDescriptor } from './article/descriptor.ts';
import { chartDescriptor } from './chart/descriptor.ts';
import { comparisonDescriptor } from './comparison/descriptor.ts';
import { differenceDescriptor } from './difference/descriptor.ts';
import { downloadDescriptor } from './download/descriptor.ts';
import { entriesDescriptor } from './entries/descriptor.ts';
import { linksDescriptor } from './links/descriptor.ts';
import { listDescriptor } from './list/descriptor.ts';
import { mapDescriptor } from './map/descriptor.ts';
import { messageDescriptor } from './message/descriptor.ts';
import { passkeyDescriptor } from './passkey/descriptor.ts';
import { periodDescriptor } from './period/descriptor.ts';
import { plansDescriptor } from './plans/descriptor.ts';
import { printDescriptor } from './print/descriptor.ts';
import { pushDescriptor } from './push/descriptor.ts';
import { recordDescriptor } from './record/descriptor.ts';
import { searchDescriptor } from './search/descriptor.ts';
import { pictureDescriptor } from './picture/descriptor.ts';
import { shareDescriptor } from './share/descriptor.ts';
import { stepperDescriptor } from './stepper/descriptor.ts';
import { termsDescriptor } from './terms/descriptor.ts';
import { threadDescriptor } from './thread/descriptor.ts';
import { timelineDescriptor } from './timeline/descriptor.ts';
import { uploadDescriptor } from './upload/descriptor.ts';
import { weekDescriptor } from './week/descriptor.ts';

/**
 * The closed set of things that a screen can hold, by the name that screen configs use. The checker, the publish step,
 * the size report and the gallery ask it; the customer's bundle has `components.ts` instead.
 */
export const blockDescriptors: BlockDescriptors = {
  action: actionDescriptor,
  article: articleDescriptor,
  chart: chartDescriptor,
  comparison: comparisonDescriptor,
  difference: differenceDescriptor,
  download: downloadDescriptor,
  entries: entriesDescriptor,
  form: formDescriptor,
  html: htmlDescriptor,
  links: linksDescriptor,
  list: listDescriptor,
  map: mapDescriptor,
  message: messageDescriptor,
  passkey: passkeyDescriptor,
  period: periodDescriptor,
  picture: pictureDescriptor,
  plans: plansDescriptor,
  print: printDescriptor,
  push: pushDescriptor,
  record: recordDescriptor,
  search: searchDescriptor,
  share: shareDescriptor,
  stepper: stepperDescriptor,
  terms: termsDescriptor,
  thread: threadDescriptor,
  timeline: timelineDescriptor,
  upload: uploadDescriptor,
  websites: websitesDescriptor,
  week: weekDescriptor,
};

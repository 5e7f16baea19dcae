import { createClassifier, createRecordFilter } from '../extensions/classification/classifier.ts';
import { objectClassification } from '../generated/object-classification.gen.ts';

/**
 * Returns the class of an object of the platform by its API name.
 *
 * @example
 * classifyObject('Contact'); // 'standard'
 * classifyObject('Meter__c'); // 'custom'
 *
 * @see requirement 001 section 3, object classification
 */
export const classifyObject = /* @__PURE__ */ createClassifier(objectClassification);

/**
 * For `createClient({ keeps })`: records of objects that are neither standard nor custom stay in the answers that
 * brought them and are not kept one by one.
 *
 * @example
 * const client = createClient({ keeps: keepsRecord });
 */
export const keepsRecord = /* @__PURE__ */ createRecordFilter(objectClassification);

export { createClassifier, createRecordFilter } from '../extensions/classification/classifier.ts';
export type { ClassificationTable, ObjectClass } from '../extensions/classification/classifier.ts';

import { MARIA } from '../seed/fixed-ids.ts';

/** A request of the platform's public guide to the record interface, filled in for the demo customer. */
interface DocumentedRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Behind `/ui-api/`. */
  readonly path: string;
  readonly body?: unknown;
  /** The status of the answer where the contract leaves the request out. */
  readonly refused?: 404;
}

const { contactId, caseId, commentId, orderId } = MARIA;
const MASTER = '012000000000000AAA';
const MY_CASES = '00BRM000000xYzAYAU';
const PORTAL = '06mRM0000008aBCYAY';
const FIRST_NAV_ITEM = '0QkRM0z1x8jHFMn0AO';
const FAVORITE = '0MVRM00000000014AA';
const OTHER_FAVORITE = '0MVRM00000000024AA';

const get = (path: string): DocumentedRequest => ({ method: 'GET', path });
const post = (path: string, body: unknown): DocumentedRequest => ({ method: 'POST', path, body });
const patch = (path: string, body: unknown): DocumentedRequest => ({ method: 'PATCH', path, body });
const put = (path: string, body: unknown): DocumentedRequest => ({ method: 'PUT', path, body });
const remove = (path: string): DocumentedRequest => ({ method: 'DELETE', path });
const absent = (path: string): DocumentedRequest => ({ ...get(path), refused: 404 });

const actions: readonly DocumentedRequest[] = [
  get('actions/global'),
  get(`actions/record/${caseId}`),
  get(`actions/record/${caseId},${contactId}?sections=Page&formFactor=Large`),
  get(`actions/record/${caseId}?apiNames=Case.Reply`),
  get(`actions/record/${caseId}?actionTypes=StandardButton,QuickAction&retrievalMode=All`),
  get(`actions/record/${caseId}/record-edit`),
  get('actions/object/Case/record-create'),
  get('actions/lookup/Contact,Account'),
  get(`actions/record/${caseId}/related-list-record/${commentId}`),
  post(`actions/record/${caseId}/related-list/CaseComments`, {}),
  get(`actions/record/${caseId}/related-list/CaseComments?sections=Page&formFactor=Large`),
  get('actions/layout/Case.Reply'),
  get(`actions/record-defaults/Case.Reply?parentRecordId=${caseId}`),
  post('actions/perform-quick-action/Global.NewCase', {
    fields: { Subject: 'A question', Description: 'Why?' },
  }),
  get(`actions/list-view/${MY_CASES}`),
  get(`actions/list-view-record/${caseId},${contactId}?actionTypes=StandardButton`),
  get('actions/mru-list/Case,Contact'),
  absent('actions/flexipage/Home'),
  absent(`actions/list-view-chart/${MY_CASES}`),
  absent(`actions/photo/${contactId}`),
];

const apps: readonly DocumentedRequest[] = [
  get('apps'),
  get('apps?formFactor=Large&userCustomizations=true'),
  get('apps/selected?formFactor=large'),
  get('nav-items'),
  get('nav-items?page=0&pageSize=2'),
  get(`apps/${PORTAL}/user-nav-items`),
  get(`apps/${PORTAL}/user-nav-items?formFactor=Small`),
  put(`apps/${PORTAL}/user-nav-items`, {
    navItems: [
      { id: FIRST_NAV_ITEM },
      {
        pageReference: {
          type: 'standard__objectPage',
          attributes: { objectApiName: 'Plan__c', actionName: 'home' },
          state: {},
        },
      },
    ],
  }),
  get('favorites'),
  post('favorites', { name: 'All messages', sortOrder: 1, target: 'Case', targetType: 'ObjectHome' }),
  get(`favorites/${FAVORITE}`),
  patch(`favorites/${FAVORITE}`, { name: 'Red messages', sortOrder: 1 }),
  patch(`favorites/${FAVORITE}/usage`, undefined),
  put('favorites/batch', { favorites: [{ id: OTHER_FAVORITE }, { id: FAVORITE, name: 'Messages' }] }),
  remove(`favorites/${OTHER_FAVORITE}`),
  get('themes/active'),
];

const lists: readonly DocumentedRequest[] = [
  get('list-info/Case'),
  get(`list-info/${MY_CASES}`),
  get('list-info/Case?pageSize=2&q=case'),
  get('list-info/Case?recentListsOnly=true'),
  get('list-info/Case/MyCases'),
  get(`list-info/batch?ids=${MY_CASES}`),
  get('list-info/batch?names=Case.MyCases'),
  get('list-object-info/Case'),
  get('list-preferences/Case/MyCases'),
  patch('list-preferences/Case/MyCases', { columnWidths: { Subject: 300 } }),
  get(`list-records/${MY_CASES}`),
  get(`list-records/${MY_CASES}?pageSize=2&sortBy=-Case.CreatedDate`),
  get('list-records/Case/MyCases'),
  get('list-records/Case/MyCases?fields=Case.Origin,Case.Contact.Name&optionalFields=Case.Nope&pageSize=3'),
  get('list-records/Case/MyCases?sortBy=LastModifiedDate&pageSize=2000&pageToken=0'),
  get('list-records/Case/MyCases?searchTerm=bill&pageSize=2'),
  post('list-records/Case/MyCases', { fields: ['Case.Subject'], pageSize: 2, sortBy: ['Case.Subject'] }),
  get(`list-ui/${MY_CASES}?pageSize=2`),
  get('list-ui/Case'),
  get('list-ui/Case?q=closed&pageSize=1'),
  get('list-ui/Case/MyCases?pageSize=2&pageToken=2'),
  get('mru-list-records/Case'),
  get('mru-list-ui/Case'),
  get('list-info/Case/__Recent'),
  get('list-records/Case/MyCases?fields=Subject,Case.Contact.Name&optionalFields=Nope&sortBy=Subject'),
  post('list-records/Case/MyCases', {
    fields: ['Subject', 'Status'],
    sortBy: ['CreatedDate'],
    searchTerm: 'bill',
  }),
  get('mru-list-info/Case'),
];

const metadata: readonly DocumentedRequest[] = [
  get('object-info'),
  get('object-info/Contact'),
  get('object-info/batch/Contact,Case'),
  get(`object-info/Case/picklist-values/${MASTER}`),
  get(`object-info/Case/picklist-values/${MASTER}/Status`),
  get('layout/Contact'),
  get(`layout/Contact?layoutType=Compact&mode=View&recordTypeId=${MASTER}&formFactor=Small`),
  get('layout/Contact/user-state'),
  get('duplicates/Contact'),
  post('predupe', { apiName: 'Contact', fields: { LastName: 'Lopez', Email: 'maria.lopez@example.com' } }),
];

const records: readonly DocumentedRequest[] = [
  get(`record-ui/${contactId}`),
  get(`record-ui/${contactId},${caseId}?layoutTypes=Full,Compact&modes=View,Edit`),
  get(`record-ui/${contactId}?optionalFields=Contact.Account.Name`),
  get(
    `record-ui/${contactId},${caseId}?childRelationships=Contact.Cases,Case.CaseComments&formFactor=Large&pageSize=2`,
  ),
  get(`records/${contactId}?fields=Contact.Name,Contact.Account.Name`),
  get(`records/${contactId}?optionalFields=Contact.Email`),
  get(`records/${contactId}?layoutTypes=Full&modes=Edit`),
  get(`records/${contactId}?fields=Contact.Name&childRelationships=Contact.Cases,Contact.Orders&pageSize=2`),
  get(`records/${contactId}/child-relationships/Cases`),
  get(`records/${contactId}/child-relationships/Cases?fields=Subject&optionalFields=Nope`),
  get(`records/${contactId}/child-relationships/Cases?fields=Case.Subject&pageSize=2&pageToken=2`),
  get(`records/batch/${contactId},${orderId}?fields=Contact.Name,Order.OrderNumber`),
  post('records', { apiName: 'Case', fields: { Subject: 'From a form', Description: 'Text.' } }),
  patch(`records/${contactId}`, { fields: { MobilePhone: '5125550142' } }),
  get('record-avatars/batch/' + contactId),
  get('record-defaults/create/Case'),
  get('record-defaults/create/Case?formFactor=Small&optionalFields=Case.Origin'),
  get('record-defaults/template/create/Case'),
  get(`record-defaults/template/clone/${caseId}`),
  get(`record-defaults/clone/${caseId}`),
];

const related: readonly DocumentedRequest[] = [
  get(`related-list-count/${caseId}/CaseComments`),
  get(`related-list-count/batch/${caseId}/CaseComments`),
  get('related-list-info/Case'),
  get('related-list-info/Case/CaseComments'),
  get('related-list-info/batch/Case/CaseComments'),
  get('related-list-preferences/Case.CaseComments'),
  get('related-list-preferences/batch/Case.CaseComments'),
  patch('related-list-preferences/Case.CaseComments', { columnWidths: { CommentBody: 300 } }),
  post(`related-list-records/${caseId}/CaseComments`, { fields: ['CaseComment.CommentBody'], pageSize: 1 }),
  post(`related-list-records/batch/${caseId}`, {
    relatedListParameters: [{ relatedListId: 'CaseComments' }],
  }),
  get(`related-list-records/${caseId}/CaseComments`),
  get(
    `related-list-records/${caseId}/CaseComments?fields=CaseComment.CommentBody&pageSize=1&sortBy=-CaseComment.CreatedDate`,
  ),
];

const search: readonly DocumentedRequest[] = [
  post('search/results?q=bill', { objectApiNames: ['Case'] }),
  post('search/results/keyword?q=bill&objectApiName=Case', {}),
  get('search-info/Case/filters'),
  get('search-info/Case/filters/Status/options'),
  get('search-info/Case/lookup/ContactId'),
  post('lookups/Case/ContactId?searchType=Recent&targetApiName=Contact', {}),
  get('lookups/Case/ContactId/Contact'),
  get('lookups/Case/ContactId?searchType=Recent'),
  get('lookups/Case/ContactId?searchType=Search&q=lopez&pageSize=1'),
];

/** Every resource of the guide, with its usual variants. */
export const documentedRequests: readonly DocumentedRequest[] = [
  ...actions,
  ...apps,
  ...lists,
  ...metadata,
  ...records,
  ...related,
  ...search,
];

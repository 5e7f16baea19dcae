// Generated from specs/apex/openapi.yaml and specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

/** Business constants and limits of the specs. */
export const constants = {
  password: { minLength: 8 },
  sms: { confirmationMinutes: 15 },
  replies: { advisorHoursFrom: 24, advisorHoursTo: 48, specialistHours: 24 },
  header: { mobileBreakpoint: 768 },
  brands: { default: "c" },
  languages: ["en", "es"],
  upload: { formats: ["png", "pdf", "jpg", "doc", "docx", "jpeg", "gif", "tiff", "csv"] },
  pageSize: { records: 50, summaries: 20 },
  fieldNesting: 6,
  trackedFieldDepth: 5,
  debounce: 150,
  trim: { every: 5000 },
  notifications: { limit: 60, per: 60000 },
  masterRecordTypeId: "012000000000000AAA",
  columnWidth: { min: 1, max: 12 },
} as const;

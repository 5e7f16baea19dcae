// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateReplyToMessage = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate1.errors = vErrors, errors === 0;
}
var formats0 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? formats0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "format", message: 'must match format "uuid"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate2.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" })), data === "en" || data === "es" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be equal to one of the allowed values" })), validate3.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.caseId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/caseId", keyword: "required", message: "must have required property 'caseId'" })), data && typeof data == "object" && !Array.isArray(data) && data.body === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/body", keyword: "required", message: "must have required property 'body'" })), data && typeof data == "object" && !Array.isArray(data) && (data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.idempotencyKey !== void 0)) {
    let data0 = data.idempotencyKey;
    typeof data0 == "string" && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.body === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/body", keyword: "required", message: "must have required property 'body'" })), data.caseId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/caseId", keyword: "required", message: "must have required property 'caseId'" })), data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.caseId !== void 0 && (validate1(data.caseId, { instancePath: instancePath + "/caseId" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.body !== void 0) {
      let data2 = data.body;
      typeof data2 == "string" ? (ucs2length(data2) > 4e3 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/body", keyword: "maxLength", message: "must NOT have more than 4000 characters" })), data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/body", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/body", keyword: "type", message: "must be string" });
    }
    if (data.fileIds !== void 0) {
      let data3 = data.fileIds;
      if (Array.isArray(data3)) {
        data3.length > 5 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fileIds", keyword: "maxItems", message: "must NOT have more than 5 items" }));
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          typeof data4 == "string" ? (ucs2length(data4) > 64 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fileIds/" + i0, keyword: "maxLength", message: "must NOT have more than 64 characters" })), data4.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fileIds/" + i0, keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/fileIds/" + i0, keyword: "type", message: "must be string" });
        }
        let i1 = data3.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data3[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0], errors = (vErrors ??= []).push({ instancePath: instancePath + "/fileIds", keyword: "uniqueItems", message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" });
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/fileIds", keyword: "type", message: "must be array" });
    }
    data.idempotencyKey !== void 0 && (validate2(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.language !== void 0 && (validate3(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate3.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate0.errors = vErrors, errors === 0;
}
var validateSendMessage = validate4;
var pattern1 = /* @__PURE__ */ new RegExp("^[0-9A-Za-z-]{4,20}$", "u");
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern1.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[0-9A-Za-z-]{4,20}$"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate5.errors = vErrors, errors === 0;
}
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.subject === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/subject", keyword: "required", message: "must have required property 'subject'" })), data && typeof data == "object" && !Array.isArray(data) && data.description === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/description", keyword: "required", message: "must have required property 'description'" })), data && typeof data == "object" && !Array.isArray(data) && (data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.idempotencyKey !== void 0)) {
    let data0 = data.idempotencyKey;
    typeof data0 == "string" && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.description === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/description", keyword: "required", message: "must have required property 'description'" })), data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.subject === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/subject", keyword: "required", message: "must have required property 'subject'" })), data.subject !== void 0) {
      let data1 = data.subject;
      typeof data1 == "string" ? (ucs2length(data1) > 255 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/subject", keyword: "maxLength", message: "must NOT have more than 255 characters" })), data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/subject", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/subject", keyword: "type", message: "must be string" });
    }
    if (data.description !== void 0) {
      let data2 = data.description;
      typeof data2 == "string" ? (ucs2length(data2) > 4e3 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/description", keyword: "maxLength", message: "must NOT have more than 4000 characters" })), data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/description", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/description", keyword: "type", message: "must be string" });
    }
    if (data.comments !== void 0) {
      let data3 = data.comments;
      typeof data3 == "string" ? ucs2length(data3) > 4e3 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/comments", keyword: "maxLength", message: "must NOT have more than 4000 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/comments", keyword: "type", message: "must be string" });
    }
    if (data.fileIds !== void 0) {
      let data4 = data.fileIds;
      if (Array.isArray(data4)) {
        data4.length > 5 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fileIds", keyword: "maxItems", message: "must NOT have more than 5 items" }));
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          typeof data5 == "string" ? (ucs2length(data5) > 64 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fileIds/" + i0, keyword: "maxLength", message: "must NOT have more than 64 characters" })), data5.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fileIds/" + i0, keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/fileIds/" + i0, keyword: "type", message: "must be string" });
        }
        let i1 = data4.length, j0;
        if (i1 > 1) {
          let indices0 = {};
          for (; i1--; ) {
            let item0 = data4[i1];
            if (typeof item0 == "string") {
              if (typeof indices0[item0] == "number") {
                j0 = indices0[item0], errors = (vErrors ??= []).push({ instancePath: instancePath + "/fileIds", keyword: "uniqueItems", message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)" });
                break;
              }
              indices0[item0] = i1;
            }
          }
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/fileIds", keyword: "type", message: "must be array" });
    }
    data.accountNumber !== void 0 && (validate5(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate5.errors))), data.idempotencyKey !== void 0 && (validate2(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.language !== void 0 && (validate3(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate3.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate4.errors = vErrors, errors === 0;
}
var validateSubmitServiceRequest = validate6;
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.caseType === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/caseType", keyword: "required", message: "must have required property 'caseType'" })), data && typeof data == "object" && !Array.isArray(data) && data.subject === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/subject", keyword: "required", message: "must have required property 'subject'" })), data && typeof data == "object" && !Array.isArray(data) && data.description === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/description", keyword: "required", message: "must have required property 'description'" })), data && typeof data == "object" && !Array.isArray(data) && (data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.idempotencyKey !== void 0)) {
    let data0 = data.idempotencyKey;
    typeof data0 == "string" && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.caseType === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/caseType", keyword: "required", message: "must have required property 'caseType'" })), data.description === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/description", keyword: "required", message: "must have required property 'description'" })), data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.subject === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/subject", keyword: "required", message: "must have required property 'subject'" })), data.caseType !== void 0) {
      let data1 = data.caseType;
      typeof data1 == "string" ? (ucs2length(data1) > 80 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/caseType", keyword: "maxLength", message: "must NOT have more than 80 characters" })), data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/caseType", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/caseType", keyword: "type", message: "must be string" });
    }
    if (data.subject !== void 0) {
      let data2 = data.subject;
      typeof data2 == "string" ? (ucs2length(data2) > 255 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/subject", keyword: "maxLength", message: "must NOT have more than 255 characters" })), data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/subject", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/subject", keyword: "type", message: "must be string" });
    }
    if (data.description !== void 0) {
      let data3 = data.description;
      typeof data3 == "string" ? (ucs2length(data3) > 4e3 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/description", keyword: "maxLength", message: "must NOT have more than 4000 characters" })), data3.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/description", keyword: "minLength", message: "must NOT have fewer than 1 characters" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/description", keyword: "type", message: "must be string" });
    }
    data.accountNumber !== void 0 && (validate5(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate5.errors))), data.idempotencyKey !== void 0 && (validate2(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.language !== void 0 && (validate3(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate3.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate6.errors = vErrors, errors === 0;
}
export {
  validateReplyToMessage,
  validateSendMessage,
  validateSubmitServiceRequest
};

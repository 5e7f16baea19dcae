// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateFollowOutage = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[0-9A-Za-z-]{4,20}$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[0-9A-Za-z-]{4,20}$"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate1.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" })), data === "en" || data === "es" || (errors = (vErrors ??= []).push({ instancePath, keyword: "enum", message: "must be equal to one of the allowed values" })), validate2.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data && typeof data == "object" && !Array.isArray(data) && data.follow === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/follow", keyword: "required", message: "must have required property 'follow'" })), data && typeof data == "object" && !Array.isArray(data) && (data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.language !== void 0)) {
    let data0 = data.language;
    typeof data0 == "string" && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  return data && typeof data == "object" && !Array.isArray(data) ? (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data.follow === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/follow", keyword: "required", message: "must have required property 'follow'" })), data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.follow !== void 0 && typeof data.follow != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/follow", keyword: "type", message: "must be boolean" })), data.language !== void 0 && (validate2(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate2.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" }), validate0.errors = vErrors, errors === 0;
}
var validateReportOutage = validate3;
var formats0 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? formats0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "format", message: 'must match format "uuid"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate4.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data && typeof data == "object" && !Array.isArray(data) && (data.problem === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/problem", keyword: "required", message: "must have required property 'problem'" })), data.problem !== void 0)) {
    let data0 = data.problem;
    typeof data0 == "string" && data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/problem", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data) && (data.neighbors === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/neighbors", keyword: "required", message: "must have required property 'neighbors'" })), data.neighbors !== void 0)) {
    let data1 = data.neighbors;
    typeof data1 == "string" && data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/neighbors", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data) && data.follow === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/follow", keyword: "required", message: "must have required property 'follow'" })), data && typeof data == "object" && !Array.isArray(data) && (data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.language !== void 0)) {
    let data2 = data.language;
    typeof data2 == "string" && data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data) && (data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.idempotencyKey !== void 0)) {
    let data3 = data.idempotencyKey;
    typeof data3 == "string" && data3.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "minLength", message: "must NOT have fewer than 1 characters" }));
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data.follow === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/follow", keyword: "required", message: "must have required property 'follow'" })), data.idempotencyKey === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/idempotencyKey", keyword: "required", message: "must have required property 'idempotencyKey'" })), data.language === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/language", keyword: "required", message: "must have required property 'language'" })), data.neighbors === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/neighbors", keyword: "required", message: "must have required property 'neighbors'" })), data.problem === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/problem", keyword: "required", message: "must have required property 'problem'" })), data.accountNumber !== void 0 && (validate1(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.problem !== void 0) {
      let data5 = data.problem;
      typeof data5 != "string" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/problem", keyword: "type", message: "must be string" })), data5 === "allOut" || data5 === "partOut" || data5 === "flickering" || data5 === "wireDown" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/problem", keyword: "enum", message: "must be equal to one of the allowed values" }));
    }
    if (data.neighbors !== void 0) {
      let data6 = data.neighbors;
      typeof data6 != "string" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/neighbors", keyword: "type", message: "must be string" })), data6 === "yes" || data6 === "no" || data6 === "unknown" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/neighbors", keyword: "enum", message: "must be equal to one of the allowed values" }));
    }
    if (data.details !== void 0) {
      let data7 = data.details;
      typeof data7 == "string" ? ucs2length(data7) > 500 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/details", keyword: "maxLength", message: "must NOT have more than 500 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/details", keyword: "type", message: "must be string" });
    }
    data.follow !== void 0 && typeof data.follow != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/follow", keyword: "type", message: "must be boolean" })), data.language !== void 0 && (validate2(data.language, { instancePath: instancePath + "/language" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.idempotencyKey !== void 0 && (validate4(data.idempotencyKey, { instancePath: instancePath + "/idempotencyKey" }) || (errors = (vErrors ??= []).push(...validate4.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate3.errors = vErrors, errors === 0;
}
export {
  validateFollowOutage,
  validateReportOutage
};

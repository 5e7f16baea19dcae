// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateAddStartNotice = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate1.errors = vErrors, errors === 0;
}
var pattern1 = /* @__PURE__ */ new RegExp("^https://(fcm\\.googleapis\\.com|web\\.push\\.apple\\.com|updates\\.push\\.services\\.mozilla\\.com|[a-z0-9-]+\\.notify\\.windows\\.com)/[!-~]+$", "u");
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.orderId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderId", keyword: "required", message: "must have required property 'orderId'" })), data && typeof data == "object" && !Array.isArray(data) && data.endpoint === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/endpoint", keyword: "required", message: "must have required property 'endpoint'" })), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.endpoint === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/endpoint", keyword: "required", message: "must have required property 'endpoint'" })), data.orderId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderId", keyword: "required", message: "must have required property 'orderId'" })), data.orderId !== void 0 && (validate1(data.orderId, { instancePath: instancePath + "/orderId" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.endpoint !== void 0) {
      let data1 = data.endpoint;
      typeof data1 == "string" ? (ucs2length(data1) > 1e3 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/endpoint", keyword: "maxLength", message: "must NOT have more than 1000 characters" })), pattern1.test(data1) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/endpoint", keyword: "pattern", message: 'must match pattern "^https://(fcm\\.googleapis\\.com|web\\.push\\.apple\\.com|updates\\.push\\.services\\.mozilla\\.com|[a-z0-9-]+\\.notify\\.windows\\.com)/[!-~]+$"' }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/endpoint", keyword: "type", message: "must be string" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate0.errors = vErrors, errors === 0;
}
var validateRemoveStartNotice = validate2;
var pattern2 = /* @__PURE__ */ new RegExp("^[0-9a-f]{32}$", "u");
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern2.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[0-9a-f]{32}$"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate3.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) && data.orderId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderId", keyword: "required", message: "must have required property 'orderId'" })), data && typeof data == "object" && !Array.isArray(data) && data.deviceId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/deviceId", keyword: "required", message: "must have required property 'deviceId'" })), data && typeof data == "object" && !Array.isArray(data) ? (data.deviceId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/deviceId", keyword: "required", message: "must have required property 'deviceId'" })), data.orderId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderId", keyword: "required", message: "must have required property 'orderId'" })), data.orderId !== void 0 && (validate1(data.orderId, { instancePath: instancePath + "/orderId" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.deviceId !== void 0 && (validate3(data.deviceId, { instancePath: instancePath + "/deviceId" }) || (errors = (vErrors ??= []).push(...validate3.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" }), validate2.errors = vErrors, errors === 0;
}
var validateSwitchAccount = validate4;
var pattern3 = /* @__PURE__ */ new RegExp("^[0-9A-Za-z-]{4,20}$", "u");
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern3.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[0-9A-Za-z-]{4,20}$"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate5.errors = vErrors, errors === 0;
}
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) && data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data && typeof data == "object" && !Array.isArray(data) ? (data.accountNumber === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/accountNumber", keyword: "required", message: "must have required property 'accountNumber'" })), data.accountNumber !== void 0 && (validate5(data.accountNumber, { instancePath: instancePath + "/accountNumber" }) || (errors = (vErrors ??= []).push(...validate5.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" }), validate4.errors = vErrors, errors === 0;
}
export {
  validateAddStartNotice,
  validateRemoveStartNotice,
  validateSwitchAccount
};

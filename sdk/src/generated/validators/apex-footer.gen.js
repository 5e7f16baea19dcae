// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateGetBrandCustomerServiceInfo = validate0;
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.brandName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/brandName", keyword: "required" })), data.brandName !== void 0) {
      let data0 = data.brandName;
      typeof data0 == "string" ? (ucs2length(data0) > 80 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/brandName", keyword: "maxLength" })), data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/brandName", keyword: "minLength" }))) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/brandName", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate0.errors = vErrors, errors === 0;
}
var validateGetUserAccountInformation = validate1;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.contactId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/contactId", keyword: "required" })), data.contactId !== void 0) {
      let data0 = data.contactId;
      typeof data0 == "string" ? pattern0.test(data0) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/contactId", keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/contactId", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate1.errors = vErrors, errors === 0;
}
var validateGetUtilityInfo = validate2;
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.orderId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderId", keyword: "required" })), data.orderId !== void 0) {
      let data0 = data.orderId;
      typeof data0 == "string" ? pattern0.test(data0) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderId", keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderId", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate2.errors = vErrors, errors === 0;
}
export {
  validateGetBrandCustomerServiceInfo,
  validateGetUserAccountInformation,
  validateGetUtilityInfo
};

// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateGetObjectInfo = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 255 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength" })), data.length < 1 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength" })), pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate1.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.objectApiName !== void 0 && (validate1(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate0.errors = vErrors, errors === 0;
}
var validateGetObjectInfoDirectory = validate2;
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "type" })), validate2.errors = vErrors, errors === 0;
}
var validateGetObjectInfos = validate3;
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.objectApiNames === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiNames", keyword: "required" })), data.objectApiNames !== void 0) {
      let data0 = data.objectApiNames;
      if (Array.isArray(data0)) {
        data0.length > 100 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiNames", keyword: "maxItems" })), data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiNames", keyword: "minItems" }));
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate1(data0[i0], { instancePath: instancePath + "/objectApiNames/" + i0 }) || (errors = (vErrors ??= []).push(...validate1.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiNames", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate3.errors = vErrors, errors === 0;
}
var validateGetPicklistValues = validate4;
var pattern1 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern1.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate5.errors = vErrors, errors === 0;
}
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.fieldApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fieldApiName", keyword: "required" })), data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.recordTypeId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordTypeId", keyword: "required" })), data.objectApiName !== void 0 && (validate1(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.recordTypeId !== void 0 && (validate5(data.recordTypeId, { instancePath: instancePath + "/recordTypeId" }) || (errors = (vErrors ??= []).push(...validate5.errors))), data.fieldApiName !== void 0 && (validate1(data.fieldApiName, { instancePath: instancePath + "/fieldApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate4.errors = vErrors, errors === 0;
}
var validateGetPicklistValuesByRecordType = validate6;
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.recordTypeId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordTypeId", keyword: "required" })), data.objectApiName !== void 0 && (validate1(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.recordTypeId !== void 0 && (validate5(data.recordTypeId, { instancePath: instancePath + "/recordTypeId" }) || (errors = (vErrors ??= []).push(...validate5.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate6.errors = vErrors, errors === 0;
}
export {
  validateGetObjectInfo,
  validateGetObjectInfoDirectory,
  validateGetObjectInfos,
  validateGetPicklistValues,
  validateGetPicklistValuesByRecordType
};

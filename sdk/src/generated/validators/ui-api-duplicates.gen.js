// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateFindDuplicates = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 255 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength" })), data.length < 1 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength" })), pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate1.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let data0 = data[key0];
      typeof data0 != "string" && !Number.isFinite(data0) && typeof data0 != "boolean" && data0 !== null && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type" }));
    }
  else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate2.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.apiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/apiName", keyword: "required" })), data.fields === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fields", keyword: "required" })), data.allowSaveOnDuplicate !== void 0 && typeof data.allowSaveOnDuplicate != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/allowSaveOnDuplicate", keyword: "type" })), data.apiName !== void 0 && (validate1(data.apiName, { instancePath: instancePath + "/apiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.fields !== void 0 && (validate2(data.fields, { instancePath: instancePath + "/fields" }) || (errors = (vErrors ??= []).push(...validate2.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate0.errors = vErrors, errors === 0;
}
var validateGetDuplicateConfiguration = validate3;
var pattern1 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern1.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate4.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.objectApiName !== void 0 && (validate1(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.recordTypeId !== void 0 && (validate4(data.recordTypeId, { instancePath: instancePath + "/recordTypeId" }) || (errors = (vErrors ??= []).push(...validate4.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate3.errors = vErrors, errors === 0;
}
export {
  validateFindDuplicates,
  validateGetDuplicateConfiguration
};

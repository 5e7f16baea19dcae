// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateGetRecordCloneDefaults = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate1.errors = vErrors, errors === 0;
}
var pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*){1,6}$", "u");
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    data.length < 1 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minItems" }));
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      typeof data0 == "string" ? pattern1.test(data0) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0, keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate2.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recordId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordId", keyword: "required" })), data.recordId !== void 0 && (validate1(data.recordId, { instancePath: instancePath + "/recordId" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.formFactor !== void 0) {
      let data1 = data.formFactor;
      data1 === "Large" || data1 === "Medium" || data1 === "Small" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/formFactor", keyword: "enum" }));
    }
    data.optionalFields !== void 0 && (validate2(data.optionalFields, { instancePath: instancePath + "/optionalFields" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.recordTypeId !== void 0 && (validate1(data.recordTypeId, { instancePath: instancePath + "/recordTypeId" }) || (errors = (vErrors ??= []).push(...validate1.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate0.errors = vErrors, errors === 0;
}
var validateGetRecordCreateDefaults = validate3;
var pattern2 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 255 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength" })), data.length < 1 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength" })), pattern2.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate4.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.objectApiName !== void 0 && (validate4(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate4.errors))), data.formFactor !== void 0) {
      let data1 = data.formFactor;
      data1 === "Large" || data1 === "Medium" || data1 === "Small" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/formFactor", keyword: "enum" }));
    }
    data.optionalFields !== void 0 && (validate2(data.optionalFields, { instancePath: instancePath + "/optionalFields" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.recordTypeId !== void 0 && (validate1(data.recordTypeId, { instancePath: instancePath + "/recordTypeId" }) || (errors = (vErrors ??= []).push(...validate1.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate3.errors = vErrors, errors === 0;
}
var validateGetRecordTemplateClone = validate5;
var pattern3 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*){0,6}$", "u");
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern3.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate6.errors = vErrors, errors === 0;
}
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recordId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordId", keyword: "required" })), data.recordId !== void 0 && (validate1(data.recordId, { instancePath: instancePath + "/recordId" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.optionalFields !== void 0) {
      let data1 = data.optionalFields;
      if (Array.isArray(data1)) {
        data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/optionalFields", keyword: "minItems" }));
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate6(data1[i0], { instancePath: instancePath + "/optionalFields/" + i0 }) || (errors = (vErrors ??= []).push(...validate6.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/optionalFields", keyword: "type" });
    }
    data.recordTypeId !== void 0 && (validate1(data.recordTypeId, { instancePath: instancePath + "/recordTypeId" }) || (errors = (vErrors ??= []).push(...validate1.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate5.errors = vErrors, errors === 0;
}
var validateGetRecordTemplateCreate = validate7;
function validate7(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.objectApiName !== void 0 && (validate4(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate4.errors))), data.optionalFields !== void 0 && (validate2(data.optionalFields, { instancePath: instancePath + "/optionalFields" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.recordTypeId !== void 0 && (validate1(data.recordTypeId, { instancePath: instancePath + "/recordTypeId" }) || (errors = (vErrors ??= []).push(...validate1.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate7.errors = vErrors, errors === 0;
}
export {
  validateGetRecordCloneDefaults,
  validateGetRecordCreateDefaults,
  validateGetRecordTemplateClone,
  validateGetRecordTemplateCreate
};

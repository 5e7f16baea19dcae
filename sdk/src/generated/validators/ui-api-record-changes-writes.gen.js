// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateCreateRecord = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 255 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must NOT have more than 255 characters" })), data.length < 1 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must NOT have fewer than 1 characters" })), pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]*$"' }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate1.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let data0 = data[key0];
      typeof data0 != "string" && !Number.isFinite(data0) && typeof data0 != "boolean" && data0 !== null && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", message: "must be string,number,boolean,null" }));
    }
  else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate2.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.apiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/apiName", keyword: "required", message: "must have required property 'apiName'" })), data.fields === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fields", keyword: "required", message: "must have required property 'fields'" })), data.handleOwnerChange !== void 0 && typeof data.handleOwnerChange != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/handleOwnerChange", keyword: "type", message: "must be boolean" })), data.includeFieldsInBody !== void 0 && typeof data.includeFieldsInBody != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/includeFieldsInBody", keyword: "type", message: "must be boolean" })), data.triggerOtherEmail !== void 0 && typeof data.triggerOtherEmail != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/triggerOtherEmail", keyword: "type", message: "must be boolean" })), data.triggerUserEmail !== void 0 && typeof data.triggerUserEmail != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/triggerUserEmail", keyword: "type", message: "must be boolean" })), data.useDefaultRule !== void 0 && typeof data.useDefaultRule != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/useDefaultRule", keyword: "type", message: "must be boolean" })), data.allowSaveOnDuplicate !== void 0 && typeof data.allowSaveOnDuplicate != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/allowSaveOnDuplicate", keyword: "type", message: "must be boolean" })), data.apiName !== void 0 && (validate1(data.apiName, { instancePath: instancePath + "/apiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.fields !== void 0 && (validate2(data.fields, { instancePath: instancePath + "/fields" }) || (errors = (vErrors ??= []).push(...validate2.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" }), validate0.errors = vErrors, errors === 0;
}
var validateDeleteRecord = validate3;
var pattern1 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern1.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate4.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.recordId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordId", keyword: "required", message: "must have required property 'recordId'" })), data.recordId !== void 0 && (validate4(data.recordId, { instancePath: instancePath + "/recordId" }) || (errors = (vErrors ??= []).push(...validate4.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" }), validate3.errors = vErrors, errors === 0;
}
var validateUpdateRecord = validate5;
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data) && data.fields === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fields", keyword: "required", message: "must have required property 'fields'" })), data && typeof data == "object" && !Array.isArray(data) && (data.fields === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fields", keyword: "required", message: "must have required property 'fields'" })), data.fields !== void 0)) {
    let data0 = data.fields;
    data0 && typeof data0 == "object" && !Array.isArray(data0) && (data0.Id === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fields/Id", keyword: "required", message: "must have required property 'Id'" })), data0.Id !== void 0 && (validate4(data0.Id, { instancePath: instancePath + "/fields/Id" }) || (errors = (vErrors ??= []).push(...validate4.errors))));
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fields === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fields", keyword: "required", message: "must have required property 'fields'" })), data.ifUnmodifiedSince !== void 0) {
      let data2 = data.ifUnmodifiedSince;
      typeof data2 == "string" ? data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/ifUnmodifiedSince", keyword: "minLength", message: "must NOT have fewer than 1 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/ifUnmodifiedSince", keyword: "type", message: "must be string" });
    }
    data.handleOwnerChange !== void 0 && typeof data.handleOwnerChange != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/handleOwnerChange", keyword: "type", message: "must be boolean" })), data.triggerOtherEmail !== void 0 && typeof data.triggerOtherEmail != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/triggerOtherEmail", keyword: "type", message: "must be boolean" })), data.triggerUserEmail !== void 0 && typeof data.triggerUserEmail != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/triggerUserEmail", keyword: "type", message: "must be boolean" })), data.useDefaultRule !== void 0 && typeof data.useDefaultRule != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/useDefaultRule", keyword: "type", message: "must be boolean" })), data.allowSaveOnDuplicate !== void 0 && typeof data.allowSaveOnDuplicate != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/allowSaveOnDuplicate", keyword: "type", message: "must be boolean" })), data.apiName !== void 0 && (validate1(data.apiName, { instancePath: instancePath + "/apiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.fields !== void 0 && (validate2(data.fields, { instancePath: instancePath + "/fields" }) || (errors = (vErrors ??= []).push(...validate2.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate5.errors = vErrors, errors === 0;
}
export {
  validateCreateRecord,
  validateDeleteRecord,
  validateUpdateRecord
};

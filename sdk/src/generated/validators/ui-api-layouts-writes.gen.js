// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateUpdateLayoutUserState = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 255 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must NOT have more than 255 characters" })), data.length < 1 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must NOT have fewer than 1 characters" })), pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]*$"' }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate1.errors = vErrors, errors === 0;
}
var pattern1 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern1.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"' })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate2.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.collapsed === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/collapsed", keyword: "required", message: "must have required property 'collapsed'" }));
    for (let key0 in data)
      key0 === "collapsed" || key0 === "id" || (errors = (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", message: "must NOT have additional properties" }));
    if (data.collapsed !== void 0 && typeof data.collapsed != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/collapsed", keyword: "type", message: "must be boolean" })), data.id !== void 0) {
      let data1 = data.id;
      typeof data1 == "string" ? data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/id", keyword: "minLength", message: "must NOT have fewer than 1 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/id", keyword: "type", message: "must be string" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate3.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required", message: "must have required property 'objectApiName'" })), data.sectionUserStates === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sectionUserStates", keyword: "required", message: "must have required property 'sectionUserStates'" })), data.objectApiName !== void 0 && (validate1(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.layoutType !== void 0) {
      let data1 = data.layoutType;
      data1 === "Full" || data1 === "Compact" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/layoutType", keyword: "enum", message: "must be equal to one of the allowed values" }));
    }
    if (data.mode !== void 0) {
      let data2 = data.mode;
      data2 === "View" || data2 === "Edit" || data2 === "Create" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/mode", keyword: "enum", message: "must be equal to one of the allowed values" }));
    }
    if (data.recordTypeId !== void 0 && (validate2(data.recordTypeId, { instancePath: instancePath + "/recordTypeId" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.sectionUserStates !== void 0) {
      let data4 = data.sectionUserStates;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4))
        for (let key0 in data4)
          validate3(data4[key0], { instancePath: instancePath + "/sectionUserStates/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") }) || (errors = (vErrors ??= []).push(...validate3.errors));
      else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/sectionUserStates", keyword: "type", message: "must be object" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate0.errors = vErrors, errors === 0;
}
export {
  validateUpdateLayoutUserState
};

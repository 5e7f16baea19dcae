// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateUpdateRelatedListInfo = validate0;
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
    data.fieldApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fieldApiName", keyword: "required", message: "must have required property 'fieldApiName'" })), data.isAscending === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/isAscending", keyword: "required", message: "must have required property 'isAscending'" }));
    for (let key0 in data)
      key0 === "fieldApiName" || key0 === "isAscending" || key0 === "label" || (errors = (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", message: "must NOT have additional properties" }));
    if (data.fieldApiName !== void 0) {
      let data0 = data.fieldApiName;
      typeof data0 == "string" ? data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fieldApiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/fieldApiName", keyword: "type", message: "must be string" });
    }
    if (data.isAscending !== void 0 && typeof data.isAscending != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/isAscending", keyword: "type", message: "must be boolean" })), data.label !== void 0) {
      let data2 = data.label;
      typeof data2 != "string" && data2 !== null && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/label", keyword: "type", message: "must be string,null" }));
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate3.errors = vErrors, errors === 0;
}
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      key0 === "columnWidths" || key0 === "columnWrap" || (errors = (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", message: "must NOT have additional properties" }));
    if (data.columnWidths !== void 0) {
      let data0 = data.columnWidths;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0))
        for (let key1 in data0) {
          let data1 = data0[key1];
          Number.isInteger(data1) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/columnWidths/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", message: "must be integer" }));
        }
      else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/columnWidths", keyword: "type", message: "must be object" });
    }
    if (data.columnWrap !== void 0) {
      let data2 = data.columnWrap;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2))
        for (let key2 in data2)
          typeof data2[key2] != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/columnWrap/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", message: "must be boolean" }));
      else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/columnWrap", keyword: "type", message: "must be object" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate4.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.parentObjectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/parentObjectApiName", keyword: "required", message: "must have required property 'parentObjectApiName'" })), data.relatedListId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/relatedListId", keyword: "required", message: "must have required property 'relatedListId'" })), data.parentObjectApiName !== void 0 && (validate1(data.parentObjectApiName, { instancePath: instancePath + "/parentObjectApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.relatedListId !== void 0 && (validate1(data.relatedListId, { instancePath: instancePath + "/relatedListId" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.recordTypeId !== void 0 && (validate2(data.recordTypeId, { instancePath: instancePath + "/recordTypeId" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.orderedByInfo !== void 0) {
      let data3 = data.orderedByInfo;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate3(data3[i0], { instancePath: instancePath + "/orderedByInfo/" + i0 }) || (errors = (vErrors ??= []).push(...validate3.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderedByInfo", keyword: "type", message: "must be array" });
    }
    data.userPreferences !== void 0 && (validate4(data.userPreferences, { instancePath: instancePath + "/userPreferences" }) || (errors = (vErrors ??= []).push(...validate4.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate0.errors = vErrors, errors === 0;
}
var validateUpdateRelatedListPreferences = validate5;
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.preferencesId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/preferencesId", keyword: "required", message: "must have required property 'preferencesId'" })), data.preferencesId !== void 0) {
      let data0 = data.preferencesId;
      typeof data0 == "string" ? data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/preferencesId", keyword: "minLength", message: "must NOT have fewer than 1 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/preferencesId", keyword: "type", message: "must be string" });
    }
    if (data.columnWidths !== void 0) {
      let data1 = data.columnWidths;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1))
        for (let key0 in data1) {
          let data2 = data1[key0];
          Number.isInteger(data2) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/columnWidths/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", message: "must be integer" }));
        }
      else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/columnWidths", keyword: "type", message: "must be object" });
    }
    if (data.columnWrap !== void 0) {
      let data3 = data.columnWrap;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3))
        for (let key1 in data3)
          typeof data3[key1] != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/columnWrap/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", message: "must be boolean" }));
      else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/columnWrap", keyword: "type", message: "must be object" });
    }
    if (data.orderedBy !== void 0) {
      let data5 = data.orderedBy;
      if (Array.isArray(data5)) {
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate3(data5[i0], { instancePath: instancePath + "/orderedBy/" + i0 }) || (errors = (vErrors ??= []).push(...validate3.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderedBy", keyword: "type", message: "must be array" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate5.errors = vErrors, errors === 0;
}
export {
  validateUpdateRelatedListInfo,
  validateUpdateRelatedListPreferences
};

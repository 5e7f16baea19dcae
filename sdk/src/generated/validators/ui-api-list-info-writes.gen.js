// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateCreateListInfo = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 255 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must NOT have more than 255 characters" })), data.length < 1 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must NOT have fewer than 1 characters" })), pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]*$"' }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate1.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.fieldApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fieldApiName", keyword: "required", message: "must have required property 'fieldApiName'" })), data.operandLabels === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/operandLabels", keyword: "required", message: "must have required property 'operandLabels'" })), data.operator === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/operator", keyword: "required", message: "must have required property 'operator'" }));
    for (let key0 in data)
      key0 === "fieldApiName" || key0 === "label" || key0 === "operandLabels" || key0 === "operator" || (errors = (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", message: "must NOT have additional properties" }));
    if (data.fieldApiName !== void 0) {
      let data0 = data.fieldApiName;
      typeof data0 == "string" ? data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fieldApiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/fieldApiName", keyword: "type", message: "must be string" });
    }
    if (data.label !== void 0 && typeof data.label != "string" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/label", keyword: "type", message: "must be string" })), data.operandLabels !== void 0) {
      let data2 = data.operandLabels;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          typeof data2[i0] != "string" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/operandLabels/" + i0, keyword: "type", message: "must be string" }));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/operandLabels", keyword: "type", message: "must be array" });
    }
    if (data.operator !== void 0) {
      let data4 = data.operator;
      typeof data4 == "string" ? data4.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/operator", keyword: "minLength", message: "must NOT have fewer than 1 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/operator", keyword: "type", message: "must be string" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate2.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.apiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/apiName", keyword: "required", message: "must have required property 'apiName'" }));
    for (let key0 in data)
      key0 === "apiName" || key0 === "entityId" || key0 === "relatedEntityId" || (errors = (vErrors ??= []).push({ instancePath, keyword: "additionalProperties", message: "must NOT have additional properties" }));
    if (data.apiName !== void 0) {
      let data0 = data.apiName;
      typeof data0 == "string" ? data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/apiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/apiName", keyword: "type", message: "must be string" });
    }
    if (data.entityId !== void 0) {
      let data1 = data.entityId;
      typeof data1 != "string" && data1 !== null && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/entityId", keyword: "type", message: "must be string,null" }));
    }
    if (data.relatedEntityId !== void 0) {
      let data2 = data.relatedEntityId;
      typeof data2 != "string" && data2 !== null && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/relatedEntityId", keyword: "type", message: "must be string,null" }));
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate3.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.displayColumns === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/displayColumns", keyword: "required", message: "must have required property 'displayColumns'" })), data.label === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/label", keyword: "required", message: "must have required property 'label'" })), data.listViewApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/listViewApiName", keyword: "required", message: "must have required property 'listViewApiName'" })), data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required", message: "must have required property 'objectApiName'" })), data.objectApiName !== void 0 && (validate1(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.displayColumns !== void 0) {
      let data1 = data.displayColumns;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          typeof data2 == "string" ? data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/displayColumns/" + i0, keyword: "minLength", message: "must NOT have fewer than 1 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/displayColumns/" + i0, keyword: "type", message: "must be string" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/displayColumns", keyword: "type", message: "must be array" });
    }
    if (data.filterLogicString !== void 0) {
      let data3 = data.filterLogicString;
      typeof data3 != "string" && data3 !== null && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/filterLogicString", keyword: "type", message: "must be string,null" }));
    }
    if (data.filteredByInfo !== void 0) {
      let data4 = data.filteredByInfo;
      if (Array.isArray(data4)) {
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate2(data4[i1], { instancePath: instancePath + "/filteredByInfo/" + i1 }) || (errors = (vErrors ??= []).push(...validate2.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/filteredByInfo", keyword: "type", message: "must be array" });
    }
    if (data.includeDefaultAttributes !== void 0 && typeof data.includeDefaultAttributes != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/includeDefaultAttributes", keyword: "type", message: "must be boolean" })), data.label !== void 0) {
      let data7 = data.label;
      typeof data7 == "string" ? data7.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/label", keyword: "minLength", message: "must NOT have fewer than 1 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/label", keyword: "type", message: "must be string" });
    }
    if (data.listShares !== void 0) {
      let data8 = data.listShares;
      if (Array.isArray(data8)) {
        let len2 = data8.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data9 = data8[i2];
          typeof data9 == "string" ? data9.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/listShares/" + i2, keyword: "minLength", message: "must NOT have fewer than 1 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/listShares/" + i2, keyword: "type", message: "must be string" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/listShares", keyword: "type", message: "must be array" });
    }
    data.listViewApiName !== void 0 && (validate1(data.listViewApiName, { instancePath: instancePath + "/listViewApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.scope !== void 0 && (validate3(data.scope, { instancePath: instancePath + "/scope" }) || (errors = (vErrors ??= []).push(...validate3.errors))), data.visibility !== void 0 && typeof data.visibility != "string" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/visibility", keyword: "type", message: "must be string" }));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate0.errors = vErrors, errors === 0;
}
var validateDeleteListInfo = validate4;
var pattern1 = /* @__PURE__ */ new RegExp("^(?:__)?[A-Za-z][A-Za-z0-9_]*$", "u");
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 255 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength", message: "must NOT have more than 255 characters" })), data.length < 1 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength", message: "must NOT have fewer than 1 characters" })), pattern1.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern", message: 'must match pattern "^(?:__)?[A-Za-z][A-Za-z0-9_]*$"' }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be string" }), validate5.errors = vErrors, errors === 0;
}
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.listViewApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/listViewApiName", keyword: "required", message: "must have required property 'listViewApiName'" })), data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required", message: "must have required property 'objectApiName'" })), data.objectApiName !== void 0 && (validate1(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.listViewApiName !== void 0 && (validate5(data.listViewApiName, { instancePath: instancePath + "/listViewApiName" }) || (errors = (vErrors ??= []).push(...validate5.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" }), validate4.errors = vErrors, errors === 0;
}
var validateUpdateListInfoByName = validate6;
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.listViewApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/listViewApiName", keyword: "required", message: "must have required property 'listViewApiName'" })), data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required", message: "must have required property 'objectApiName'" })), data.objectApiName !== void 0 && (validate1(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.listViewApiName !== void 0 && (validate1(data.listViewApiName, { instancePath: instancePath + "/listViewApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.displayColumns !== void 0) {
      let data2 = data.displayColumns;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data3 = data2[i0];
          typeof data3 == "string" ? data3.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/displayColumns/" + i0, keyword: "minLength", message: "must NOT have fewer than 1 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/displayColumns/" + i0, keyword: "type", message: "must be string" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/displayColumns", keyword: "type", message: "must be array" });
    }
    if (data.filterLogicString !== void 0) {
      let data4 = data.filterLogicString;
      typeof data4 != "string" && data4 !== null && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/filterLogicString", keyword: "type", message: "must be string,null" }));
    }
    if (data.filteredByInfo !== void 0) {
      let data5 = data.filteredByInfo;
      if (Array.isArray(data5)) {
        let len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate2(data5[i1], { instancePath: instancePath + "/filteredByInfo/" + i1 }) || (errors = (vErrors ??= []).push(...validate2.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/filteredByInfo", keyword: "type", message: "must be array" });
    }
    if (data.includeDefaultAttributes !== void 0 && typeof data.includeDefaultAttributes != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/includeDefaultAttributes", keyword: "type", message: "must be boolean" })), data.label !== void 0) {
      let data8 = data.label;
      typeof data8 == "string" ? data8.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/label", keyword: "minLength", message: "must NOT have fewer than 1 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/label", keyword: "type", message: "must be string" });
    }
    if (data.listShares !== void 0) {
      let data9 = data.listShares;
      if (Array.isArray(data9)) {
        let len2 = data9.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data10 = data9[i2];
          typeof data10 == "string" ? data10.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/listShares/" + i2, keyword: "minLength", message: "must NOT have fewer than 1 characters" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/listShares/" + i2, keyword: "type", message: "must be string" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/listShares", keyword: "type", message: "must be array" });
    }
    data.scope !== void 0 && (validate3(data.scope, { instancePath: instancePath + "/scope" }) || (errors = (vErrors ??= []).push(...validate3.errors))), data.visibility !== void 0 && typeof data.visibility != "string" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/visibility", keyword: "type", message: "must be string" }));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate6.errors = vErrors, errors === 0;
}
var validateUpdateListPreferences = validate7;
function validate8(data, { instancePath = "" } = {}) {
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
  return validate8.errors = vErrors, errors === 0;
}
function validate7(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.listViewApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/listViewApiName", keyword: "required", message: "must have required property 'listViewApiName'" })), data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required", message: "must have required property 'objectApiName'" })), data.objectApiName !== void 0 && (validate1(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.listViewApiName !== void 0 && (validate1(data.listViewApiName, { instancePath: instancePath + "/listViewApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.columnWidths !== void 0) {
      let data2 = data.columnWidths;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2))
        for (let key0 in data2) {
          let data3 = data2[key0];
          Number.isInteger(data3) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/columnWidths/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", message: "must be integer" }));
        }
      else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/columnWidths", keyword: "type", message: "must be object" });
    }
    if (data.columnWrap !== void 0) {
      let data4 = data.columnWrap;
      if (data4 && typeof data4 == "object" && !Array.isArray(data4))
        for (let key1 in data4)
          typeof data4[key1] != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/columnWrap/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", message: "must be boolean" }));
      else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/columnWrap", keyword: "type", message: "must be object" });
    }
    if (data.orderedBy !== void 0) {
      let data6 = data.orderedBy;
      if (Array.isArray(data6)) {
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate8(data6[i0], { instancePath: instancePath + "/orderedBy/" + i0 }) || (errors = (vErrors ??= []).push(...validate8.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderedBy", keyword: "type", message: "must be array" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type", message: "must be object" });
  return validate7.errors = vErrors, errors === 0;
}
export {
  validateCreateListInfo,
  validateDeleteListInfo,
  validateUpdateListInfoByName,
  validateUpdateListPreferences
};

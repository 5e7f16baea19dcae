// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateGetRelatedListCount = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate1.errors = vErrors, errors === 0;
}
var pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 255 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength" })), data.length < 1 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength" })), pattern1.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate2.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.parentRecordId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/parentRecordId", keyword: "required" })), data.relatedListId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/relatedListId", keyword: "required" })), data.parentRecordId !== void 0 && (validate1(data.parentRecordId, { instancePath: instancePath + "/parentRecordId" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.relatedListId !== void 0 && (validate2(data.relatedListId, { instancePath: instancePath + "/relatedListId" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.maxCount !== void 0) {
      let data2 = data.maxCount;
      Number.isInteger(data2) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/maxCount", keyword: "type" })), Number.isFinite(data2) && data2 < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/maxCount", keyword: "minimum" }));
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate0.errors = vErrors, errors === 0;
}
var validateGetRelatedListInfo = validate3;
var pattern2 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*){1,6}$", "u");
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    data.length < 1 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minItems" }));
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      typeof data0 == "string" ? pattern2.test(data0) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0, keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate4.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.parentObjectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/parentObjectApiName", keyword: "required" })), data.relatedListId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/relatedListId", keyword: "required" })), data.parentObjectApiName !== void 0 && (validate2(data.parentObjectApiName, { instancePath: instancePath + "/parentObjectApiName" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.relatedListId !== void 0 && (validate2(data.relatedListId, { instancePath: instancePath + "/relatedListId" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.fields !== void 0 && (validate4(data.fields, { instancePath: instancePath + "/fields" }) || (errors = (vErrors ??= []).push(...validate4.errors))), data.optionalFields !== void 0 && (validate4(data.optionalFields, { instancePath: instancePath + "/optionalFields" }) || (errors = (vErrors ??= []).push(...validate4.errors))), data.recordTypeId !== void 0 && (validate1(data.recordTypeId, { instancePath: instancePath + "/recordTypeId" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.restrictColumnsToLayout !== void 0 && typeof data.restrictColumnsToLayout != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/restrictColumnsToLayout", keyword: "type" }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate3.errors = vErrors, errors === 0;
}
var validateGetRelatedListInfoBatch = validate5;
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.parentObjectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/parentObjectApiName", keyword: "required" })), data.relatedListNames === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/relatedListNames", keyword: "required" })), data.parentObjectApiName !== void 0 && (validate2(data.parentObjectApiName, { instancePath: instancePath + "/parentObjectApiName" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.relatedListNames !== void 0) {
      let data1 = data.relatedListNames;
      if (Array.isArray(data1)) {
        data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/relatedListNames", keyword: "minItems" }));
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate2(data1[i0], { instancePath: instancePath + "/relatedListNames/" + i0 }) || (errors = (vErrors ??= []).push(...validate2.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/relatedListNames", keyword: "type" });
    }
    data.recordTypeId !== void 0 && (validate1(data.recordTypeId, { instancePath: instancePath + "/recordTypeId" }) || (errors = (vErrors ??= []).push(...validate1.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate5.errors = vErrors, errors === 0;
}
var validateGetRelatedListPreferences = validate6;
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.preferencesId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/preferencesId", keyword: "required" })), data.preferencesId !== void 0) {
      let data0 = data.preferencesId;
      typeof data0 == "string" ? data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/preferencesId", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/preferencesId", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate6.errors = vErrors, errors === 0;
}
var validateGetRelatedListPreferencesBatch = validate7;
function validate7(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.preferencesIds === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/preferencesIds", keyword: "required" })), data.preferencesIds !== void 0) {
      let data0 = data.preferencesIds;
      if (Array.isArray(data0)) {
        data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/preferencesIds", keyword: "minItems" }));
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          typeof data1 == "string" ? data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/preferencesIds/" + i0, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/preferencesIds/" + i0, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/preferencesIds", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate7.errors = vErrors, errors === 0;
}
var validateGetRelatedListRecordsBatch = validate8;
var pattern3 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*){0,6}$", "u");
function validate9(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    data.length < 1 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minItems" }));
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      typeof data0 == "string" ? pattern3.test(data0) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + i0, keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate9.errors = vErrors, errors === 0;
}
function validate10(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.relatedListId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/relatedListId", keyword: "required" }));
    for (let key0 in data)
      key0 === "fields" || key0 === "optionalFields" || key0 === "pageSize" || key0 === "relatedListId" || key0 === "sortBy" || key0 === "where" || (errors = (vErrors ??= []).push({ instancePath, keyword: "additionalProperties" }));
    if (data.fields !== void 0 && (validate9(data.fields, { instancePath: instancePath + "/fields" }) || (errors = (vErrors ??= []).push(...validate9.errors))), data.optionalFields !== void 0 && (validate9(data.optionalFields, { instancePath: instancePath + "/optionalFields" }) || (errors = (vErrors ??= []).push(...validate9.errors))), data.pageSize !== void 0) {
      let data2 = data.pageSize;
      Number.isInteger(data2) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "type" })), Number.isFinite(data2) && data2 < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "minimum" }));
    }
    if (data.relatedListId !== void 0) {
      let data3 = data.relatedListId;
      typeof data3 == "string" ? data3.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/relatedListId", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/relatedListId", keyword: "type" });
    }
    if (data.sortBy !== void 0) {
      let data4 = data.sortBy;
      if (Array.isArray(data4)) {
        let len0 = data4.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data5 = data4[i0];
          typeof data5 == "string" ? data5.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy/" + i0, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy/" + i0, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy", keyword: "type" });
    }
    if (data.where !== void 0) {
      let data6 = data.where;
      typeof data6 == "string" ? data6.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/where", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/where", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate10.errors = vErrors, errors === 0;
}
function validate8(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.parentRecordId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/parentRecordId", keyword: "required" })), data.relatedListParameters === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/relatedListParameters", keyword: "required" })), data.parentRecordId !== void 0 && (validate1(data.parentRecordId, { instancePath: instancePath + "/parentRecordId" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.relatedListParameters !== void 0) {
      let data1 = data.relatedListParameters;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate10(data1[i0], { instancePath: instancePath + "/relatedListParameters/" + i0 }) || (errors = (vErrors ??= []).push(...validate10.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/relatedListParameters", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate8.errors = vErrors, errors === 0;
}
var validateGetRelatedListsCount = validate11;
function validate11(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.parentRecordId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/parentRecordId", keyword: "required" })), data.relatedListNames === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/relatedListNames", keyword: "required" })), data.parentRecordId !== void 0 && (validate1(data.parentRecordId, { instancePath: instancePath + "/parentRecordId" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.relatedListNames !== void 0) {
      let data1 = data.relatedListNames;
      if (Array.isArray(data1)) {
        data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/relatedListNames", keyword: "minItems" }));
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate2(data1[i0], { instancePath: instancePath + "/relatedListNames/" + i0 }) || (errors = (vErrors ??= []).push(...validate2.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/relatedListNames", keyword: "type" });
    }
    if (data.maxCount !== void 0) {
      let data3 = data.maxCount;
      Number.isInteger(data3) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/maxCount", keyword: "type" })), Number.isFinite(data3) && data3 < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/maxCount", keyword: "minimum" }));
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate11.errors = vErrors, errors === 0;
}
var validateGetRelatedListsInfo = validate12;
function validate12(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.parentObjectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/parentObjectApiName", keyword: "required" })), data.parentObjectApiName !== void 0 && (validate2(data.parentObjectApiName, { instancePath: instancePath + "/parentObjectApiName" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.recordTypeId !== void 0 && (validate1(data.recordTypeId, { instancePath: instancePath + "/recordTypeId" }) || (errors = (vErrors ??= []).push(...validate1.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate12.errors = vErrors, errors === 0;
}
export {
  validateGetRelatedListCount,
  validateGetRelatedListInfo,
  validateGetRelatedListInfoBatch,
  validateGetRelatedListPreferences,
  validateGetRelatedListPreferencesBatch,
  validateGetRelatedListRecordsBatch,
  validateGetRelatedListsCount,
  validateGetRelatedListsInfo
};

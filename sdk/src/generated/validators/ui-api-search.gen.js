// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateGetKeywordSearchResults = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 255 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength" })), data.length < 1 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength" })), pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate1.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.groupName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/groupName", keyword: "required" })), data.operator === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/operator", keyword: "required" })), data.values === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/values", keyword: "required" }));
    for (let key0 in data)
      key0 === "groupName" || key0 === "operator" || key0 === "values" || (errors = (vErrors ??= []).push({ instancePath, keyword: "additionalProperties" }));
    if (data.groupName !== void 0) {
      let data0 = data.groupName;
      typeof data0 == "string" ? data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/groupName", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/groupName", keyword: "type" });
    }
    if (data.operator !== void 0) {
      let data1 = data.operator;
      typeof data1 == "string" ? data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/operator", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/operator", keyword: "type" });
    }
    if (data.values !== void 0) {
      let data2 = data.values;
      if (Array.isArray(data2)) {
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          typeof data2[i0] != "string" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0, keyword: "type" }));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/values", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate2.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.fieldPath === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fieldPath", keyword: "required" })), data.operator === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/operator", keyword: "required" })), data.values === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/values", keyword: "required" }));
    for (let key0 in data)
      key0 === "fieldPath" || key0 === "objectApiName" || key0 === "operator" || key0 === "values" || (errors = (vErrors ??= []).push({ instancePath, keyword: "additionalProperties" }));
    if (data.fieldPath !== void 0) {
      let data0 = data.fieldPath;
      typeof data0 == "string" ? data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fieldPath", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/fieldPath", keyword: "type" });
    }
    if (data.objectApiName !== void 0 && (validate1(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.operator !== void 0) {
      let data2 = data.operator;
      typeof data2 == "string" ? data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/operator", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/operator", keyword: "type" });
    }
    if (data.values !== void 0) {
      let data3 = data.values;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data4 = data3[i0];
          typeof data4 != "string" && !Number.isFinite(data4) && typeof data4 != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/values/" + i0, keyword: "type" }));
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/values", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate3.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.q === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/q", keyword: "required" })), data.q !== void 0) {
      let data0 = data.q;
      typeof data0 == "string" ? data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/q", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/q", keyword: "type" });
    }
    if (data.objectApiName !== void 0 && (validate1(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.configurationName !== void 0) {
      let data2 = data.configurationName;
      typeof data2 == "string" ? data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/configurationName", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/configurationName", keyword: "type" });
    }
    if (data.dataCategories !== void 0) {
      let data3 = data.dataCategories;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate2(data3[i0], { instancePath: instancePath + "/dataCategories/" + i0 }) || (errors = (vErrors ??= []).push(...validate2.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/dataCategories", keyword: "type" });
    }
    if (data.filters !== void 0) {
      let data5 = data.filters;
      if (Array.isArray(data5)) {
        let len1 = data5.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate3(data5[i1], { instancePath: instancePath + "/filters/" + i1 }) || (errors = (vErrors ??= []).push(...validate3.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/filters", keyword: "type" });
    }
    if (data.pageSize !== void 0) {
      let data7 = data.pageSize;
      Number.isInteger(data7) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "type" })), Number.isFinite(data7) && data7 < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "minimum" }));
    }
    if (data.pageToken !== void 0) {
      let data8 = data.pageToken;
      typeof data8 == "string" ? data8.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageToken", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageToken", keyword: "type" });
    }
    if (data.sortBy !== void 0) {
      let data9 = data.sortBy;
      typeof data9 == "string" ? data9.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate0.errors = vErrors, errors === 0;
}
var validateGetLookupMetadata = validate4;
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.fieldApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fieldApiName", keyword: "required" })), data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.objectApiName !== void 0 && (validate1(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.fieldApiName !== void 0 && (validate1(data.fieldApiName, { instancePath: instancePath + "/fieldApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate4.errors = vErrors, errors === 0;
}
var validateGetLookupRecords = validate5;
var pattern1 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern1.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate6.errors = vErrors, errors === 0;
}
function validate7(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.fieldApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fieldApiName", keyword: "required" })), data.isAscending === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/isAscending", keyword: "required" }));
    for (let key0 in data)
      key0 === "fieldApiName" || key0 === "isAscending" || (errors = (vErrors ??= []).push({ instancePath, keyword: "additionalProperties" }));
    if (data.fieldApiName !== void 0) {
      let data0 = data.fieldApiName;
      typeof data0 == "string" ? data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fieldApiName", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/fieldApiName", keyword: "type" });
    }
    data.isAscending !== void 0 && typeof data.isAscending != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/isAscending", keyword: "type" }));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate7.errors = vErrors, errors === 0;
}
function validate8(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data))
    for (let key0 in data) {
      let data0 = data[key0];
      typeof data0 != "string" && !Number.isFinite(data0) && typeof data0 != "boolean" && data0 !== null && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type" }));
    }
  else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate8.errors = vErrors, errors === 0;
}
function validate9(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.fields === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fields", keyword: "required" }));
    for (let key0 in data)
      key0 === "allowSaveOnDuplicate" || key0 === "apiName" || key0 === "fields" || (errors = (vErrors ??= []).push({ instancePath, keyword: "additionalProperties" }));
    data.allowSaveOnDuplicate !== void 0 && typeof data.allowSaveOnDuplicate != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/allowSaveOnDuplicate", keyword: "type" })), data.apiName !== void 0 && (validate1(data.apiName, { instancePath: instancePath + "/apiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.fields !== void 0 && (validate8(data.fields, { instancePath: instancePath + "/fields" }) || (errors = (vErrors ??= []).push(...validate8.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate9.errors = vErrors, errors === 0;
}
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fieldApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fieldApiName", keyword: "required" })), data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.objectApiName !== void 0 && (validate1(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.fieldApiName !== void 0 && (validate1(data.fieldApiName, { instancePath: instancePath + "/fieldApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.page !== void 0) {
      let data2 = data.page;
      Number.isInteger(data2) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/page", keyword: "type" })), Number.isFinite(data2) && data2 < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/page", keyword: "minimum" }));
    }
    if (data.pageSize !== void 0) {
      let data3 = data.pageSize;
      Number.isInteger(data3) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "type" })), Number.isFinite(data3) && (data3 > 2e3 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "maximum" })), data3 < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "minimum" })));
    }
    if (data.q !== void 0) {
      let data4 = data.q;
      typeof data4 == "string" ? data4.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/q", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/q", keyword: "type" });
    }
    if (data.searchType !== void 0) {
      let data5 = data.searchType;
      data5 === "Recent" || data5 === "Search" || data5 === "TypeAhead" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/searchType", keyword: "enum" }));
    }
    if (data.dependentFieldBindings !== void 0) {
      let data6 = data.dependentFieldBindings;
      if (Array.isArray(data6)) {
        data6.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/dependentFieldBindings", keyword: "minItems" }));
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          typeof data7 == "string" ? data7.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/dependentFieldBindings/" + i0, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/dependentFieldBindings/" + i0, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/dependentFieldBindings", keyword: "type" });
    }
    if (data.sourceRecordId !== void 0 && (validate6(data.sourceRecordId, { instancePath: instancePath + "/sourceRecordId" }) || (errors = (vErrors ??= []).push(...validate6.errors))), data.targetApiName !== void 0 && (validate1(data.targetApiName, { instancePath: instancePath + "/targetApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.orderBy !== void 0) {
      let data10 = data.orderBy;
      if (Array.isArray(data10)) {
        let len1 = data10.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate7(data10[i1], { instancePath: instancePath + "/orderBy/" + i1 }) || (errors = (vErrors ??= []).push(...validate7.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/orderBy", keyword: "type" });
    }
    data.sourceRecord !== void 0 && (validate9(data.sourceRecord, { instancePath: instancePath + "/sourceRecord" }) || (errors = (vErrors ??= []).push(...validate9.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate5.errors = vErrors, errors === 0;
}
var validateGetLookupRecordsByUrl = validate10;
function validate10(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fieldApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fieldApiName", keyword: "required" })), data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.objectApiName !== void 0 && (validate1(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.fieldApiName !== void 0 && (validate1(data.fieldApiName, { instancePath: instancePath + "/fieldApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.page !== void 0) {
      let data2 = data.page;
      Number.isInteger(data2) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/page", keyword: "type" })), Number.isFinite(data2) && data2 < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/page", keyword: "minimum" }));
    }
    if (data.pageSize !== void 0) {
      let data3 = data.pageSize;
      Number.isInteger(data3) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "type" })), Number.isFinite(data3) && (data3 > 2e3 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "maximum" })), data3 < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "minimum" })));
    }
    if (data.q !== void 0) {
      let data4 = data.q;
      typeof data4 == "string" ? data4.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/q", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/q", keyword: "type" });
    }
    if (data.searchType !== void 0) {
      let data5 = data.searchType;
      data5 === "Recent" || data5 === "Search" || data5 === "TypeAhead" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/searchType", keyword: "enum" }));
    }
    if (data.dependentFieldBindings !== void 0) {
      let data6 = data.dependentFieldBindings;
      if (Array.isArray(data6)) {
        data6.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/dependentFieldBindings", keyword: "minItems" }));
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          typeof data7 == "string" ? data7.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/dependentFieldBindings/" + i0, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/dependentFieldBindings/" + i0, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/dependentFieldBindings", keyword: "type" });
    }
    data.sourceRecordId !== void 0 && (validate6(data.sourceRecordId, { instancePath: instancePath + "/sourceRecordId" }) || (errors = (vErrors ??= []).push(...validate6.errors))), data.targetApiName !== void 0 && (validate1(data.targetApiName, { instancePath: instancePath + "/targetApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate10.errors = vErrors, errors === 0;
}
var validateGetLookupRecordsOfObject = validate11;
function validate11(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fieldApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/fieldApiName", keyword: "required" })), data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.targetApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/targetApiName", keyword: "required" })), data.objectApiName !== void 0 && (validate1(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.fieldApiName !== void 0 && (validate1(data.fieldApiName, { instancePath: instancePath + "/fieldApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.targetApiName !== void 0 && (validate1(data.targetApiName, { instancePath: instancePath + "/targetApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.page !== void 0) {
      let data3 = data.page;
      Number.isInteger(data3) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/page", keyword: "type" })), Number.isFinite(data3) && data3 < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/page", keyword: "minimum" }));
    }
    if (data.pageSize !== void 0) {
      let data4 = data.pageSize;
      Number.isInteger(data4) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "type" })), Number.isFinite(data4) && (data4 > 2e3 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "maximum" })), data4 < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "minimum" })));
    }
    if (data.q !== void 0) {
      let data5 = data.q;
      typeof data5 == "string" ? data5.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/q", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/q", keyword: "type" });
    }
    if (data.searchType !== void 0) {
      let data6 = data.searchType;
      data6 === "Recent" || data6 === "Search" || data6 === "TypeAhead" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/searchType", keyword: "enum" }));
    }
    if (data.dependentFieldBindings !== void 0) {
      let data7 = data.dependentFieldBindings;
      if (Array.isArray(data7)) {
        data7.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/dependentFieldBindings", keyword: "minItems" }));
        let len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data8 = data7[i0];
          typeof data8 == "string" ? data8.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/dependentFieldBindings/" + i0, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/dependentFieldBindings/" + i0, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/dependentFieldBindings", keyword: "type" });
    }
    data.sourceRecordId !== void 0 && (validate6(data.sourceRecordId, { instancePath: instancePath + "/sourceRecordId" }) || (errors = (vErrors ??= []).push(...validate6.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate11.errors = vErrors, errors === 0;
}
var validateGetSearchFilterMetadata = validate12;
function validate12(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.objectApiName !== void 0 && (validate1(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.channel !== void 0) {
      let data1 = data.channel;
      typeof data1 == "string" ? data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/channel", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/channel", keyword: "type" });
    }
    if (data.configurationName !== void 0) {
      let data2 = data.configurationName;
      typeof data2 == "string" ? data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/configurationName", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/configurationName", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate12.errors = vErrors, errors === 0;
}
var validateGetSearchFilterOptions = validate13;
function validate13(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.filterApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/filterApiName", keyword: "required" })), data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.objectApiName !== void 0 && (validate1(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.filterApiName !== void 0) {
      let data1 = data.filterApiName;
      typeof data1 == "string" ? data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/filterApiName", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/filterApiName", keyword: "type" });
    }
    if (data.q !== void 0) {
      let data2 = data.q;
      typeof data2 == "string" ? data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/q", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/q", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate13.errors = vErrors, errors === 0;
}
var validateGetSearchResults = validate14;
function validate15(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      key0 === "dataCategories" || key0 === "filters" || (errors = (vErrors ??= []).push({ instancePath, keyword: "additionalProperties" }));
    if (data.dataCategories !== void 0) {
      let data0 = data.dataCategories;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate2(data0[i0], { instancePath: instancePath + "/dataCategories/" + i0 }) || (errors = (vErrors ??= []).push(...validate2.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/dataCategories", keyword: "type" });
    }
    if (data.filters !== void 0) {
      let data2 = data.filters;
      if (Array.isArray(data2)) {
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate3(data2[i1], { instancePath: instancePath + "/filters/" + i1 }) || (errors = (vErrors ??= []).push(...validate3.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/filters", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate15.errors = vErrors, errors === 0;
}
function validate14(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.q === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/q", keyword: "required" })), data.q !== void 0) {
      let data0 = data.q;
      typeof data0 == "string" ? data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/q", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/q", keyword: "type" });
    }
    if (data.answerTypes !== void 0) {
      let data1 = data.answerTypes;
      if (Array.isArray(data1)) {
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          typeof data2 == "string" ? data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/answerTypes/" + i0, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/answerTypes/" + i0, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/answerTypes", keyword: "type" });
    }
    if (data.configurationName !== void 0) {
      let data3 = data.configurationName;
      typeof data3 == "string" ? data3.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/configurationName", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/configurationName", keyword: "type" });
    }
    if (data.objectApiNames !== void 0) {
      let data4 = data.objectApiNames;
      if (Array.isArray(data4)) {
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate1(data4[i1], { instancePath: instancePath + "/objectApiNames/" + i1 }) || (errors = (vErrors ??= []).push(...validate1.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiNames", keyword: "type" });
    }
    if (data.searchObjectOptions !== void 0) {
      let data6 = data.searchObjectOptions;
      if (data6 && typeof data6 == "object" && !Array.isArray(data6))
        for (let key0 in data6)
          validate15(data6[key0], { instancePath: instancePath + "/searchObjectOptions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1") }) || (errors = (vErrors ??= []).push(...validate15.errors));
      else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/searchObjectOptions", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate14.errors = vErrors, errors === 0;
}
export {
  validateGetKeywordSearchResults,
  validateGetLookupMetadata,
  validateGetLookupRecords,
  validateGetLookupRecordsByUrl,
  validateGetLookupRecordsOfObject,
  validateGetSearchFilterMetadata,
  validateGetSearchFilterOptions,
  validateGetSearchResults
};

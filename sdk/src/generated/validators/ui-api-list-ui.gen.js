// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateGetListUiById = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate1.errors = vErrors, errors === 0;
}
var pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*){0,6}$", "u");
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
    if (data.listViewId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/listViewId", keyword: "required" })), data.listViewId !== void 0 && (validate1(data.listViewId, { instancePath: instancePath + "/listViewId" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.fields !== void 0 && (validate2(data.fields, { instancePath: instancePath + "/fields" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.optionalFields !== void 0 && (validate2(data.optionalFields, { instancePath: instancePath + "/optionalFields" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.pageSize !== void 0) {
      let data3 = data.pageSize;
      Number.isInteger(data3) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "type" })), Number.isFinite(data3) && (data3 > 2e3 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "maximum" })), data3 < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "minimum" })));
    }
    if (data.pageToken !== void 0) {
      let data4 = data.pageToken;
      typeof data4 == "string" ? data4.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageToken", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageToken", keyword: "type" });
    }
    if (data.sortBy !== void 0) {
      let data5 = data.sortBy, _errs9 = errors, valid1 = !1, _errs10 = errors;
      if (Array.isArray(data5)) {
        data5.length > 5 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy", keyword: "maxItems" }));
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          typeof data6 == "string" ? data6.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy/" + i0, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy/" + i0, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy", keyword: "type" });
      var _valid0 = _errs10 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs14 = errors;
        typeof data5 == "string" ? data5.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy", keyword: "type" });
        var _valid0 = _errs14 === errors;
        valid1 = valid1 || _valid0;
      }
      valid1 ? (errors = _errs9, vErrors !== null && (_errs9 ? vErrors.length = _errs9 : vErrors = null)) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy", keyword: "anyOf" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate0.errors = vErrors, errors === 0;
}
var validateGetListUiByName = validate3;
var pattern2 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 255 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength" })), data.length < 1 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength" })), pattern2.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate4.errors = vErrors, errors === 0;
}
var pattern3 = /* @__PURE__ */ new RegExp("^(?:__)?[A-Za-z][A-Za-z0-9_]*$", "u");
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 255 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength" })), data.length < 1 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength" })), pattern3.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate5.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.listViewApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/listViewApiName", keyword: "required" })), data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.objectApiName !== void 0 && (validate4(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate4.errors))), data.listViewApiName !== void 0 && (validate5(data.listViewApiName, { instancePath: instancePath + "/listViewApiName" }) || (errors = (vErrors ??= []).push(...validate5.errors))), data.fields !== void 0 && (validate2(data.fields, { instancePath: instancePath + "/fields" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.optionalFields !== void 0 && (validate2(data.optionalFields, { instancePath: instancePath + "/optionalFields" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.pageSize !== void 0) {
      let data4 = data.pageSize;
      Number.isInteger(data4) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "type" })), Number.isFinite(data4) && (data4 > 2e3 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "maximum" })), data4 < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "minimum" })));
    }
    if (data.pageToken !== void 0) {
      let data5 = data.pageToken;
      typeof data5 == "string" ? data5.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageToken", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageToken", keyword: "type" });
    }
    if (data.sortBy !== void 0) {
      let data6 = data.sortBy, _errs10 = errors, valid1 = !1, _errs11 = errors;
      if (Array.isArray(data6)) {
        data6.length > 5 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy", keyword: "maxItems" }));
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          typeof data7 == "string" ? data7.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy/" + i0, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy/" + i0, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy", keyword: "type" });
      var _valid0 = _errs11 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs15 = errors;
        typeof data6 == "string" ? data6.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy", keyword: "type" });
        var _valid0 = _errs15 === errors;
        valid1 = valid1 || _valid0;
      }
      valid1 ? (errors = _errs10, vErrors !== null && (_errs10 ? vErrors.length = _errs10 : vErrors = null)) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy", keyword: "anyOf" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate3.errors = vErrors, errors === 0;
}
var validateGetListViewSummaryCollection = validate6;
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.objectApiName !== void 0 && (validate4(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate4.errors))), data.pageSize !== void 0) {
      let data1 = data.pageSize;
      Number.isInteger(data1) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "type" })), Number.isFinite(data1) && (data1 > 2e3 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "maximum" })), data1 < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "minimum" })));
    }
    if (data.pageToken !== void 0) {
      let data2 = data.pageToken;
      typeof data2 == "string" ? data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageToken", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageToken", keyword: "type" });
    }
    if (data.q !== void 0) {
      let data3 = data.q;
      typeof data3 == "string" ? data3.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/q", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/q", keyword: "type" });
    }
    data.recentListsOnly !== void 0 && typeof data.recentListsOnly != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recentListsOnly", keyword: "type" }));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate6.errors = vErrors, errors === 0;
}
var validateGetMruListInfo = validate7;
function validate7(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.objectApiName !== void 0 && (validate4(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate4.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate7.errors = vErrors, errors === 0;
}
var validateGetMruListRecords = validate8;
function validate8(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.objectApiName !== void 0 && (validate4(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate4.errors))), data.fields !== void 0 && (validate2(data.fields, { instancePath: instancePath + "/fields" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.optionalFields !== void 0 && (validate2(data.optionalFields, { instancePath: instancePath + "/optionalFields" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.pageSize !== void 0) {
      let data3 = data.pageSize;
      Number.isInteger(data3) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "type" })), Number.isFinite(data3) && (data3 > 2e3 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "maximum" })), data3 < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "minimum" })));
    }
    if (data.pageToken !== void 0) {
      let data4 = data.pageToken;
      typeof data4 == "string" ? data4.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageToken", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageToken", keyword: "type" });
    }
    if (data.sortBy !== void 0) {
      let data5 = data.sortBy, _errs9 = errors, valid1 = !1, _errs10 = errors;
      if (Array.isArray(data5)) {
        data5.length > 5 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy", keyword: "maxItems" }));
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          typeof data6 == "string" ? data6.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy/" + i0, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy/" + i0, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy", keyword: "type" });
      var _valid0 = _errs10 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs14 = errors;
        typeof data5 == "string" ? data5.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy", keyword: "type" });
        var _valid0 = _errs14 === errors;
        valid1 = valid1 || _valid0;
      }
      valid1 ? (errors = _errs9, vErrors !== null && (_errs9 ? vErrors.length = _errs9 : vErrors = null)) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy", keyword: "anyOf" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate8.errors = vErrors, errors === 0;
}
var validateGetMruListUi = validateGetMruListRecords;
export {
  validateGetListUiById,
  validateGetListUiByName,
  validateGetListViewSummaryCollection,
  validateGetMruListInfo,
  validateGetMruListRecords,
  validateGetMruListUi
};

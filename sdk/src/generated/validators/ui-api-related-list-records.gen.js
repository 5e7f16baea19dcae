// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateGetRelatedListRecords = validate0;
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
var pattern2 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*){0,6}$", "u");
function validate3(data, { instancePath = "" } = {}) {
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
  return validate3.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.parentRecordId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/parentRecordId", keyword: "required" })), data.relatedListId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/relatedListId", keyword: "required" })), data.parentRecordId !== void 0 && (validate1(data.parentRecordId, { instancePath: instancePath + "/parentRecordId" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.relatedListId !== void 0 && (validate2(data.relatedListId, { instancePath: instancePath + "/relatedListId" }) || (errors = (vErrors ??= []).push(...validate2.errors))), data.fields !== void 0 && (validate3(data.fields, { instancePath: instancePath + "/fields" }) || (errors = (vErrors ??= []).push(...validate3.errors))), data.includeColumnLabels !== void 0 && typeof data.includeColumnLabels != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/includeColumnLabels", keyword: "type" })), data.optionalFields !== void 0 && (validate3(data.optionalFields, { instancePath: instancePath + "/optionalFields" }) || (errors = (vErrors ??= []).push(...validate3.errors))), data.pageSize !== void 0) {
      let data5 = data.pageSize;
      Number.isInteger(data5) || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "type" })), Number.isFinite(data5) && (data5 > 1999 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "maximum" })), data5 < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageSize", keyword: "minimum" })));
    }
    if (data.pageToken !== void 0) {
      let data6 = data.pageToken;
      typeof data6 == "string" ? data6.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageToken", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/pageToken", keyword: "type" });
    }
    if (data.sortBy !== void 0) {
      let data7 = data.sortBy, _errs12 = errors, valid1 = !1, _errs13 = errors;
      if (Array.isArray(data7)) {
        data7.length > 5 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy", keyword: "maxItems" }));
        let len0 = data7.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data8 = data7[i0];
          typeof data8 == "string" ? data8.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy/" + i0, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy/" + i0, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy", keyword: "type" });
      var _valid0 = _errs13 === errors;
      if (valid1 = valid1 || _valid0, !valid1) {
        let _errs17 = errors;
        typeof data7 == "string" ? data7.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy", keyword: "type" });
        var _valid0 = _errs17 === errors;
        valid1 = valid1 || _valid0;
      }
      valid1 ? (errors = _errs12, vErrors !== null && (_errs12 ? vErrors.length = _errs12 : vErrors = null)) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/sortBy", keyword: "anyOf" });
    }
    if (data.where !== void 0) {
      let data9 = data.where;
      typeof data9 == "string" ? data9.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/where", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/where", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate0.errors = vErrors, errors === 0;
}
var validateGetRelatedListRecordsByUrl = validateGetRelatedListRecords;
export {
  validateGetRelatedListRecords,
  validateGetRelatedListRecordsByUrl
};

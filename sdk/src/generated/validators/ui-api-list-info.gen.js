// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateGetListInfoById = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate1.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.listViewId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/listViewId", keyword: "required" })), data.listViewId !== void 0 && (validate1(data.listViewId, { instancePath: instancePath + "/listViewId" }) || (errors = (vErrors ??= []).push(...validate1.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate0.errors = vErrors, errors === 0;
}
var validateGetListInfoByName = validate2;
var pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 255 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength" })), data.length < 1 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength" })), pattern1.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate3.errors = vErrors, errors === 0;
}
var pattern2 = /* @__PURE__ */ new RegExp("^(?:__)?[A-Za-z][A-Za-z0-9_]*$", "u");
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 255 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength" })), data.length < 1 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength" })), pattern2.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate4.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.listViewApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/listViewApiName", keyword: "required" })), data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.objectApiName !== void 0 && (validate3(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate3.errors))), data.listViewApiName !== void 0 && (validate4(data.listViewApiName, { instancePath: instancePath + "/listViewApiName" }) || (errors = (vErrors ??= []).push(...validate4.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate2.errors = vErrors, errors === 0;
}
var validateGetListInfosByName = validate5;
var pattern3 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*\\.[A-Za-z][A-Za-z0-9_]*$", "u");
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern3.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate6.errors = vErrors, errors === 0;
}
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ids !== void 0) {
      let data0 = data.ids;
      if (Array.isArray(data0)) {
        data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/ids", keyword: "minItems" }));
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate1(data0[i0], { instancePath: instancePath + "/ids/" + i0 }) || (errors = (vErrors ??= []).push(...validate1.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/ids", keyword: "type" });
    }
    if (data.names !== void 0) {
      let data2 = data.names;
      if (Array.isArray(data2)) {
        data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/names", keyword: "minItems" }));
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate6(data2[i1], { instancePath: instancePath + "/names/" + i1 }) || (errors = (vErrors ??= []).push(...validate6.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/names", keyword: "type" });
    }
    data.ids === void 0 && data.names === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/ids", keyword: "requiredAny" }), errors = (vErrors ??= []).push({ instancePath: instancePath + "/names", keyword: "requiredAny" }));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate5.errors = vErrors, errors === 0;
}
var validateGetListInfosByObjectName = validate7;
function validate7(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.objectApiName !== void 0 && (validate3(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate3.errors))), data.pageSize !== void 0) {
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
  return validate7.errors = vErrors, errors === 0;
}
var validateGetListObjectInfo = validate8;
function validate8(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.objectApiName !== void 0 && (validate3(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate3.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate8.errors = vErrors, errors === 0;
}
var validateGetListPreferences = validate9;
function validate9(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.listViewApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/listViewApiName", keyword: "required" })), data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.objectApiName !== void 0 && (validate3(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate3.errors))), data.listViewApiName !== void 0 && (validate3(data.listViewApiName, { instancePath: instancePath + "/listViewApiName" }) || (errors = (vErrors ??= []).push(...validate3.errors)))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate9.errors = vErrors, errors === 0;
}
export {
  validateGetListInfoById,
  validateGetListInfoByName,
  validateGetListInfosByName,
  validateGetListInfosByObjectName,
  validateGetListObjectInfo,
  validateGetListPreferences
};

// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateGetLayout = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 255 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength" })), data.length < 1 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength" })), pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate1.errors = vErrors, errors === 0;
}
var pattern1 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern1.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate2.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.objectApiName !== void 0 && (validate1(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.formFactor !== void 0) {
      let data1 = data.formFactor;
      data1 === "Large" || data1 === "Medium" || data1 === "Small" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/formFactor", keyword: "enum" }));
    }
    if (data.layoutType !== void 0) {
      let data2 = data.layoutType;
      data2 === "Full" || data2 === "Compact" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/layoutType", keyword: "enum" }));
    }
    if (data.mode !== void 0) {
      let data3 = data.mode;
      data3 === "View" || data3 === "Edit" || data3 === "Create" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/mode", keyword: "enum" }));
    }
    data.recordTypeId !== void 0 && (validate2(data.recordTypeId, { instancePath: instancePath + "/recordTypeId" }) || (errors = (vErrors ??= []).push(...validate2.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate0.errors = vErrors, errors === 0;
}
var validateGetLayoutUserState = validate3;
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.objectApiName !== void 0 && (validate1(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.layoutType !== void 0) {
      let data1 = data.layoutType;
      data1 === "Full" || data1 === "Compact" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/layoutType", keyword: "enum" }));
    }
    if (data.mode !== void 0) {
      let data2 = data.mode;
      data2 === "View" || data2 === "Edit" || data2 === "Create" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/mode", keyword: "enum" }));
    }
    data.recordTypeId !== void 0 && (validate2(data.recordTypeId, { instancePath: instancePath + "/recordTypeId" }) || (errors = (vErrors ??= []).push(...validate2.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate3.errors = vErrors, errors === 0;
}
var validateGetPathLayout = validate4;
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.layoutOverride === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/layoutOverride", keyword: "required" })), data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.objectApiName !== void 0 && (validate1(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.formFactor !== void 0) {
      let data1 = data.formFactor;
      data1 === "Large" || data1 === "Medium" || data1 === "Small" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/formFactor", keyword: "enum" }));
    }
    if (data.layoutOverride !== void 0) {
      let data2 = data.layoutOverride;
      typeof data2 == "string" ? data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/layoutOverride", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/layoutOverride", keyword: "type" });
    }
    if (data.mode !== void 0) {
      let data3 = data.mode;
      data3 === "View" || data3 === "Edit" || data3 === "Create" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/mode", keyword: "enum" }));
    }
    data.recordTypeId !== void 0 && (validate2(data.recordTypeId, { instancePath: instancePath + "/recordTypeId" }) || (errors = (vErrors ??= []).push(...validate2.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate4.errors = vErrors, errors === 0;
}
export {
  validateGetLayout,
  validateGetLayoutUserState,
  validateGetPathLayout
};

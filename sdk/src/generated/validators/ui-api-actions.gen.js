// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateGetActionOverrides = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? (ucs2length(data) > 255 && (errors = (vErrors ??= []).push({ instancePath, keyword: "maxLength" })), data.length < 1 && (errors = (vErrors ??= []).push({ instancePath, keyword: "minLength" })), pattern0.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" }))) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate1.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.objectApiName !== void 0 && (validate1(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.defaultTemplateOnly !== void 0 && typeof data.defaultTemplateOnly != "boolean" && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/defaultTemplateOnly", keyword: "type" })), data.type !== void 0) {
      let data2 = data.type;
      typeof data2 == "string" ? data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/type", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate0.errors = vErrors, errors === 0;
}
var validateGetFormulaActivations = validate2;
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.actionFeature === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionFeature", keyword: "required" })), data.actionFeature !== void 0) {
      let data0 = data.actionFeature;
      typeof data0 == "string" ? data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionFeature", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionFeature", keyword: "type" });
    }
    if (data.application !== void 0) {
      let data1 = data.application;
      typeof data1 == "string" ? data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/application", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/application", keyword: "type" });
    }
    if (data.objectApiNames !== void 0) {
      let data2 = data.objectApiNames;
      if (Array.isArray(data2)) {
        data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiNames", keyword: "minItems" }));
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate1(data2[i0], { instancePath: instancePath + "/objectApiNames/" + i0 }) || (errors = (vErrors ??= []).push(...validate1.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiNames", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate2.errors = vErrors, errors === 0;
}
var validateGetGlobalActions = validate3;
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.actionTypes !== void 0) {
      let data0 = data.actionTypes;
      if (Array.isArray(data0)) {
        data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes", keyword: "minItems" }));
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          typeof data1 == "string" ? data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes/" + i0, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes/" + i0, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes", keyword: "type" });
    }
    if (data.apiNames !== void 0) {
      let data2 = data.apiNames;
      if (Array.isArray(data2)) {
        data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/apiNames", keyword: "minItems" }));
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data3 = data2[i1];
          typeof data3 == "string" ? data3.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/apiNames/" + i1, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/apiNames/" + i1, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/apiNames", keyword: "type" });
    }
    if (data.formFactor !== void 0) {
      let data4 = data.formFactor;
      data4 === "Large" || data4 === "Medium" || data4 === "Small" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/formFactor", keyword: "enum" }));
    }
    if (data.retrievalMode !== void 0) {
      let data5 = data.retrievalMode;
      typeof data5 == "string" ? data5.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/retrievalMode", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/retrievalMode", keyword: "type" });
    }
    if (data.sections !== void 0) {
      let data6 = data.sections;
      if (Array.isArray(data6)) {
        data6.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections", keyword: "minItems" }));
        let len2 = data6.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data7 = data6[i2];
          typeof data7 == "string" ? data7.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections/" + i2, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections/" + i2, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate3.errors = vErrors, errors === 0;
}
var validateGetListViewActions = validate4;
var pattern1 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? pattern1.test(data) || (errors = (vErrors ??= []).push({ instancePath, keyword: "pattern" })) : errors = (vErrors ??= []).push({ instancePath, keyword: "type" }), validate5.errors = vErrors, errors === 0;
}
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.listViewIds === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/listViewIds", keyword: "required" })), data.listViewIds !== void 0) {
      let data0 = data.listViewIds;
      if (Array.isArray(data0)) {
        data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/listViewIds", keyword: "minItems" }));
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate5(data0[i0], { instancePath: instancePath + "/listViewIds/" + i0 }) || (errors = (vErrors ??= []).push(...validate5.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/listViewIds", keyword: "type" });
    }
    if (data.actionTypes !== void 0) {
      let data2 = data.actionTypes;
      if (Array.isArray(data2)) {
        data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes", keyword: "minItems" }));
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data3 = data2[i1];
          typeof data3 == "string" ? data3.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes/" + i1, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes/" + i1, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes", keyword: "type" });
    }
    if (data.formFactor !== void 0) {
      let data4 = data.formFactor;
      data4 === "Large" || data4 === "Medium" || data4 === "Small" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/formFactor", keyword: "enum" }));
    }
    if (data.sections !== void 0) {
      let data5 = data.sections;
      if (Array.isArray(data5)) {
        data5.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections", keyword: "minItems" }));
        let len2 = data5.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data6 = data5[i2];
          typeof data6 == "string" ? data6.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections/" + i2, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections/" + i2, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate4.errors = vErrors, errors === 0;
}
var validateGetListViewRecordActions = validate6;
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recordIds === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "required" })), data.recordIds !== void 0) {
      let data0 = data.recordIds;
      if (Array.isArray(data0)) {
        data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "minItems" }));
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate5(data0[i0], { instancePath: instancePath + "/recordIds/" + i0 }) || (errors = (vErrors ??= []).push(...validate5.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "type" });
    }
    if (data.actionTypes !== void 0) {
      let data2 = data.actionTypes;
      if (Array.isArray(data2)) {
        data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes", keyword: "minItems" }));
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data3 = data2[i1];
          typeof data3 == "string" ? data3.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes/" + i1, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes/" + i1, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes", keyword: "type" });
    }
    if (data.formFactor !== void 0) {
      let data4 = data.formFactor;
      data4 === "Large" || data4 === "Medium" || data4 === "Small" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/formFactor", keyword: "enum" }));
    }
    if (data.sections !== void 0) {
      let data5 = data.sections;
      if (Array.isArray(data5)) {
        data5.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections", keyword: "minItems" }));
        let len2 = data5.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data6 = data5[i2];
          typeof data6 == "string" ? data6.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections/" + i2, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections/" + i2, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate6.errors = vErrors, errors === 0;
}
var validateGetLookupActions = validate7;
function validate7(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.objectApiNames === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiNames", keyword: "required" })), data.objectApiNames !== void 0) {
      let data0 = data.objectApiNames;
      if (Array.isArray(data0)) {
        data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiNames", keyword: "minItems" }));
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate1(data0[i0], { instancePath: instancePath + "/objectApiNames/" + i0 }) || (errors = (vErrors ??= []).push(...validate1.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiNames", keyword: "type" });
    }
    if (data.actionTypes !== void 0) {
      let data2 = data.actionTypes;
      if (Array.isArray(data2)) {
        data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes", keyword: "minItems" }));
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data3 = data2[i1];
          typeof data3 == "string" ? data3.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes/" + i1, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes/" + i1, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes", keyword: "type" });
    }
    if (data.formFactor !== void 0) {
      let data4 = data.formFactor;
      data4 === "Large" || data4 === "Medium" || data4 === "Small" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/formFactor", keyword: "enum" }));
    }
    if (data.sections !== void 0) {
      let data5 = data.sections;
      if (Array.isArray(data5)) {
        data5.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections", keyword: "minItems" }));
        let len2 = data5.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data6 = data5[i2];
          typeof data6 == "string" ? data6.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections/" + i2, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections/" + i2, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate7.errors = vErrors, errors === 0;
}
var validateGetObjectCreateActions = validate8;
function validate8(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.objectApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/objectApiName", keyword: "required" })), data.objectApiName !== void 0 && (validate1(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.actionTypes !== void 0) {
      let data1 = data.actionTypes;
      if (Array.isArray(data1)) {
        data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes", keyword: "minItems" }));
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          typeof data2 == "string" ? data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes/" + i0, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes/" + i0, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes", keyword: "type" });
    }
    if (data.formFactor !== void 0) {
      let data3 = data.formFactor;
      data3 === "Large" || data3 === "Medium" || data3 === "Small" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/formFactor", keyword: "enum" }));
    }
    if (data.sections !== void 0) {
      let data4 = data.sections;
      if (Array.isArray(data4)) {
        data4.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections", keyword: "minItems" }));
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data5 = data4[i1];
          typeof data5 == "string" ? data5.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections/" + i1, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections/" + i1, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate8.errors = vErrors, errors === 0;
}
var validateGetQuickActionDefaults = validate9;
var pattern2 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*){1,6}$", "u");
function validate10(data, { instancePath = "" } = {}) {
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
  return validate10.errors = vErrors, errors === 0;
}
function validate9(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.actionApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionApiName", keyword: "required" })), data.actionApiName !== void 0) {
      let data0 = data.actionApiName;
      typeof data0 == "string" ? data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionApiName", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionApiName", keyword: "type" });
    }
    data.optionalFields !== void 0 && (validate10(data.optionalFields, { instancePath: instancePath + "/optionalFields" }) || (errors = (vErrors ??= []).push(...validate10.errors))), data.parentRecordId !== void 0 && (validate5(data.parentRecordId, { instancePath: instancePath + "/parentRecordId" }) || (errors = (vErrors ??= []).push(...validate5.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate9.errors = vErrors, errors === 0;
}
var validateGetQuickActionInfo = validate11;
function validate11(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.actionApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionApiName", keyword: "required" })), data.actionApiName !== void 0) {
      let data0 = data.actionApiName;
      typeof data0 == "string" ? data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionApiName", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionApiName", keyword: "type" });
    }
    data.parentRecordId !== void 0 && (validate5(data.parentRecordId, { instancePath: instancePath + "/parentRecordId" }) || (errors = (vErrors ??= []).push(...validate5.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate11.errors = vErrors, errors === 0;
}
var validateGetQuickActionLayout = validate12;
function validate12(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.actionApiName === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionApiName", keyword: "required" })), data.actionApiName !== void 0) {
      let data0 = data.actionApiName;
      typeof data0 == "string" ? data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionApiName", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionApiName", keyword: "type" });
    }
    data.objectApiName !== void 0 && (validate1(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.recordTypeId !== void 0 && (validate5(data.recordTypeId, { instancePath: instancePath + "/recordTypeId" }) || (errors = (vErrors ??= []).push(...validate5.errors)));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate12.errors = vErrors, errors === 0;
}
var validateGetRecordActions = validate13;
function validate13(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recordIds === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "required" })), data.recordIds !== void 0) {
      let data0 = data.recordIds;
      if (Array.isArray(data0)) {
        data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "minItems" }));
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate5(data0[i0], { instancePath: instancePath + "/recordIds/" + i0 }) || (errors = (vErrors ??= []).push(...validate5.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "type" });
    }
    if (data.actionTypes !== void 0) {
      let data2 = data.actionTypes;
      if (Array.isArray(data2)) {
        data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes", keyword: "minItems" }));
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data3 = data2[i1];
          typeof data3 == "string" ? data3.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes/" + i1, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes/" + i1, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes", keyword: "type" });
    }
    if (data.apiNames !== void 0) {
      let data4 = data.apiNames;
      if (Array.isArray(data4)) {
        data4.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/apiNames", keyword: "minItems" }));
        let len2 = data4.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data5 = data4[i2];
          typeof data5 == "string" ? data5.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/apiNames/" + i2, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/apiNames/" + i2, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/apiNames", keyword: "type" });
    }
    if (data.formFactor !== void 0) {
      let data6 = data.formFactor;
      data6 === "Large" || data6 === "Medium" || data6 === "Small" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/formFactor", keyword: "enum" }));
    }
    if (data.retrievalMode !== void 0) {
      let data7 = data.retrievalMode;
      typeof data7 == "string" ? data7.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/retrievalMode", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/retrievalMode", keyword: "type" });
    }
    if (data.sections !== void 0) {
      let data8 = data.sections;
      if (Array.isArray(data8)) {
        data8.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections", keyword: "minItems" }));
        let len3 = data8.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data9 = data8[i3];
          typeof data9 == "string" ? data9.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections/" + i3, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections/" + i3, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections", keyword: "type" });
    }
    data.sections === void 0 && data.apiNames === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections", keyword: "requiredAny" }), errors = (vErrors ??= []).push({ instancePath: instancePath + "/apiNames", keyword: "requiredAny" }));
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate13.errors = vErrors, errors === 0;
}
var validateGetRelatedListActions = validate14;
function validate14(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recordIds === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "required" })), data.relatedListId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/relatedListId", keyword: "required" })), data.recordIds !== void 0) {
      let data0 = data.recordIds;
      if (Array.isArray(data0)) {
        data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "minItems" }));
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate5(data0[i0], { instancePath: instancePath + "/recordIds/" + i0 }) || (errors = (vErrors ??= []).push(...validate5.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "type" });
    }
    if (data.relatedListId !== void 0 && (validate1(data.relatedListId, { instancePath: instancePath + "/relatedListId" }) || (errors = (vErrors ??= []).push(...validate1.errors))), data.actionTypes !== void 0) {
      let data3 = data.actionTypes;
      if (Array.isArray(data3)) {
        let len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data4 = data3[i1];
          typeof data4 == "string" ? data4.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes/" + i1, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes/" + i1, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes", keyword: "type" });
    }
    if (data.apiNames !== void 0) {
      let data5 = data.apiNames;
      if (Array.isArray(data5)) {
        let len2 = data5.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data6 = data5[i2];
          typeof data6 == "string" ? data6.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/apiNames/" + i2, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/apiNames/" + i2, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/apiNames", keyword: "type" });
    }
    if (data.formFactor !== void 0) {
      let data7 = data.formFactor;
      typeof data7 == "string" ? data7.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/formFactor", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/formFactor", keyword: "type" });
    }
    if (data.retrievalMode !== void 0) {
      let data8 = data.retrievalMode;
      typeof data8 == "string" ? data8.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/retrievalMode", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/retrievalMode", keyword: "type" });
    }
    if (data.sections !== void 0) {
      let data9 = data.sections;
      if (Array.isArray(data9)) {
        let len3 = data9.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data10 = data9[i3];
          typeof data10 == "string" ? data10.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections/" + i3, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections/" + i3, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate14.errors = vErrors, errors === 0;
}
var validateGetRelatedListRecordActions = validate15;
function validate15(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recordIds === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "required" })), data.relatedListRecordIds === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/relatedListRecordIds", keyword: "required" })), data.recordIds !== void 0) {
      let data0 = data.recordIds;
      if (Array.isArray(data0)) {
        data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "minItems" }));
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate5(data0[i0], { instancePath: instancePath + "/recordIds/" + i0 }) || (errors = (vErrors ??= []).push(...validate5.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "type" });
    }
    if (data.relatedListRecordIds !== void 0) {
      let data2 = data.relatedListRecordIds;
      if (Array.isArray(data2)) {
        data2.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/relatedListRecordIds", keyword: "minItems" }));
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate5(data2[i1], { instancePath: instancePath + "/relatedListRecordIds/" + i1 }) || (errors = (vErrors ??= []).push(...validate5.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/relatedListRecordIds", keyword: "type" });
    }
    if (data.actionTypes !== void 0) {
      let data4 = data.actionTypes;
      if (Array.isArray(data4)) {
        data4.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes", keyword: "minItems" }));
        let len2 = data4.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data5 = data4[i2];
          typeof data5 == "string" ? data5.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes/" + i2, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes/" + i2, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes", keyword: "type" });
    }
    if (data.formFactor !== void 0) {
      let data6 = data.formFactor;
      data6 === "Large" || data6 === "Medium" || data6 === "Small" || (errors = (vErrors ??= []).push({ instancePath: instancePath + "/formFactor", keyword: "enum" }));
    }
    if (data.sections !== void 0) {
      let data7 = data.sections;
      if (Array.isArray(data7)) {
        data7.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections", keyword: "minItems" }));
        let len3 = data7.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data8 = data7[i3];
          typeof data8 == "string" ? data8.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections/" + i3, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections/" + i3, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate15.errors = vErrors, errors === 0;
}
var validateGetRelatedListsActions = validate16;
function validate17(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    data.relatedListId === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/relatedListId", keyword: "required" }));
    for (let key0 in data)
      key0 === "actionTypes" || key0 === "apiNames" || key0 === "formFactor" || key0 === "relatedListId" || key0 === "retrievalMode" || key0 === "sections" || (errors = (vErrors ??= []).push({ instancePath, keyword: "additionalProperties" }));
    if (data.actionTypes !== void 0) {
      let data0 = data.actionTypes;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          typeof data1 == "string" ? data1.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes/" + i0, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes/" + i0, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/actionTypes", keyword: "type" });
    }
    if (data.apiNames !== void 0) {
      let data2 = data.apiNames;
      if (Array.isArray(data2)) {
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data3 = data2[i1];
          typeof data3 == "string" ? data3.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/apiNames/" + i1, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/apiNames/" + i1, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/apiNames", keyword: "type" });
    }
    if (data.formFactor !== void 0) {
      let data4 = data.formFactor;
      typeof data4 == "string" ? data4.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/formFactor", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/formFactor", keyword: "type" });
    }
    if (data.relatedListId !== void 0) {
      let data5 = data.relatedListId;
      typeof data5 == "string" ? data5.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/relatedListId", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/relatedListId", keyword: "type" });
    }
    if (data.retrievalMode !== void 0) {
      let data6 = data.retrievalMode;
      typeof data6 == "string" ? data6.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/retrievalMode", keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/retrievalMode", keyword: "type" });
    }
    if (data.sections !== void 0) {
      let data7 = data.sections;
      if (Array.isArray(data7)) {
        let len2 = data7.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data8 = data7[i2];
          typeof data8 == "string" ? data8.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections/" + i2, keyword: "minLength" })) : errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections/" + i2, keyword: "type" });
        }
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/sections", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate17.errors = vErrors, errors === 0;
}
function validate16(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recordIds === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "required" })), data.relatedListsActionParameters === void 0 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/relatedListsActionParameters", keyword: "required" })), data.recordIds !== void 0) {
      let data0 = data.recordIds;
      if (Array.isArray(data0)) {
        data0.length < 1 && (errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "minItems" }));
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate5(data0[i0], { instancePath: instancePath + "/recordIds/" + i0 }) || (errors = (vErrors ??= []).push(...validate5.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/recordIds", keyword: "type" });
    }
    if (data.relatedListsActionParameters !== void 0) {
      let data2 = data.relatedListsActionParameters;
      if (Array.isArray(data2)) {
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate17(data2[i1], { instancePath: instancePath + "/relatedListsActionParameters/" + i1 }) || (errors = (vErrors ??= []).push(...validate17.errors));
      } else
        errors = (vErrors ??= []).push({ instancePath: instancePath + "/relatedListsActionParameters", keyword: "type" });
    }
  } else
    errors = (vErrors ??= []).push({ instancePath, keyword: "type" });
  return validate16.errors = vErrors, errors === 0;
}
var validateGetMruListActions = validateGetLookupActions, validateGetRecordEditActions = validateGetListViewRecordActions;
export {
  validateGetActionOverrides,
  validateGetFormulaActivations,
  validateGetGlobalActions,
  validateGetListViewActions,
  validateGetListViewRecordActions,
  validateGetLookupActions,
  validateGetMruListActions,
  validateGetObjectCreateActions,
  validateGetQuickActionDefaults,
  validateGetQuickActionInfo,
  validateGetQuickActionLayout,
  validateGetRecordActions,
  validateGetRecordEditActions,
  validateGetRelatedListActions,
  validateGetRelatedListRecordActions,
  validateGetRelatedListsActions
};

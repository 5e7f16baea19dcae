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
  if (typeof data == "string") {
    if (ucs2length(data) > 255) {
      let err0 = { instancePath, keyword: "maxLength", message: "must NOT have more than 255 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (ucs2length(data) < 1) {
      let err1 = { instancePath, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern0.test(data)) {
      let err2 = { instancePath, keyword: "pattern", message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]*$"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.objectApiName === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'objectApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.objectApiName !== void 0) {
      let data0 = data.objectApiName;
      if (validate1(data0, { instancePath: instancePath + "/objectApiName" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length), typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/objectApiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/objectApiName", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.defaultTemplateOnly !== void 0 && typeof data.defaultTemplateOnly != "boolean") {
      let err3 = { instancePath: instancePath + "/defaultTemplateOnly", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.type !== void 0) {
      let data2 = data.type;
      if (typeof data2 == "string") {
        if (ucs2length(data2) < 1) {
          let err4 = { instancePath: instancePath + "/type", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/type", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var validateGetFormulaActivations = validate2;
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.actionFeature === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'actionFeature'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.actionFeature !== void 0) {
      let data0 = data.actionFeature;
      if (typeof data0 == "string") {
        if (ucs2length(data0) < 1) {
          let err1 = { instancePath: instancePath + "/actionFeature", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/actionFeature", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.application !== void 0) {
      let data1 = data.application;
      if (typeof data1 == "string") {
        if (ucs2length(data1) < 1) {
          let err3 = { instancePath: instancePath + "/application", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/application", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.objectApiNames !== void 0) {
      let data2 = data.objectApiNames;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          let err5 = { instancePath: instancePath + "/objectApiNames", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate1(data2[i0], { instancePath: instancePath + "/objectApiNames/" + i0 }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/objectApiNames", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
var validateGetGlobalActions = validate3;
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.actionTypes !== void 0) {
      let data0 = data.actionTypes;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          let err0 = { instancePath: instancePath + "/actionTypes", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 == "string") {
            if (ucs2length(data1) < 1) {
              let err1 = { instancePath: instancePath + "/actionTypes/" + i0, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
            }
          } else {
            let err2 = { instancePath: instancePath + "/actionTypes/" + i0, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
          }
        }
      } else {
        let err3 = { instancePath: instancePath + "/actionTypes", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.apiNames !== void 0) {
      let data2 = data.apiNames;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          let err4 = { instancePath: instancePath + "/apiNames", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data3 = data2[i1];
          if (typeof data3 == "string") {
            if (ucs2length(data3) < 1) {
              let err5 = { instancePath: instancePath + "/apiNames/" + i1, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/apiNames/" + i1, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/apiNames", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.formFactor !== void 0) {
      let data4 = data.formFactor;
      if (!(data4 === "Large" || data4 === "Medium" || data4 === "Small")) {
        let err8 = { instancePath: instancePath + "/formFactor", keyword: "enum", message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.retrievalMode !== void 0) {
      let data5 = data.retrievalMode;
      if (typeof data5 == "string") {
        if (ucs2length(data5) < 1) {
          let err9 = { instancePath: instancePath + "/retrievalMode", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/retrievalMode", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.sections !== void 0) {
      let data6 = data.sections;
      if (Array.isArray(data6)) {
        if (data6.length < 1) {
          let err11 = { instancePath: instancePath + "/sections", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len2 = data6.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data7 = data6[i2];
          if (typeof data7 == "string") {
            if (ucs2length(data7) < 1) {
              let err12 = { instancePath: instancePath + "/sections/" + i2, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          } else {
            let err13 = { instancePath: instancePath + "/sections/" + i2, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/sections", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
var validateGetLookupActions = validate4;
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.objectApiNames === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'objectApiNames'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.objectApiNames !== void 0) {
      let data0 = data.objectApiNames;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          let err1 = { instancePath: instancePath + "/objectApiNames", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate1(data0[i0], { instancePath: instancePath + "/objectApiNames/" + i0 }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/objectApiNames", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.actionTypes !== void 0) {
      let data2 = data.actionTypes;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          let err3 = { instancePath: instancePath + "/actionTypes", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data3 = data2[i1];
          if (typeof data3 == "string") {
            if (ucs2length(data3) < 1) {
              let err4 = { instancePath: instancePath + "/actionTypes/" + i1, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            let err5 = { instancePath: instancePath + "/actionTypes/" + i1, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/actionTypes", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.formFactor !== void 0) {
      let data4 = data.formFactor;
      if (!(data4 === "Large" || data4 === "Medium" || data4 === "Small")) {
        let err7 = { instancePath: instancePath + "/formFactor", keyword: "enum", message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.sections !== void 0) {
      let data5 = data.sections;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          let err8 = { instancePath: instancePath + "/sections", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len2 = data5.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data6 = data5[i2];
          if (typeof data6 == "string") {
            if (ucs2length(data6) < 1) {
              let err9 = { instancePath: instancePath + "/sections/" + i2, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          } else {
            let err10 = { instancePath: instancePath + "/sections/" + i2, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
      } else {
        let err11 = { instancePath: instancePath + "/sections", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
var validateGetObjectCreateActions = validate5;
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.objectApiName === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'objectApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.objectApiName !== void 0) {
      let data0 = data.objectApiName;
      if (validate1(data0, { instancePath: instancePath + "/objectApiName" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length), typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/objectApiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/objectApiName", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.actionTypes !== void 0) {
      let data1 = data.actionTypes;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          let err3 = { instancePath: instancePath + "/actionTypes", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (ucs2length(data2) < 1) {
              let err4 = { instancePath: instancePath + "/actionTypes/" + i0, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            let err5 = { instancePath: instancePath + "/actionTypes/" + i0, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/actionTypes", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.formFactor !== void 0) {
      let data3 = data.formFactor;
      if (!(data3 === "Large" || data3 === "Medium" || data3 === "Small")) {
        let err7 = { instancePath: instancePath + "/formFactor", keyword: "enum", message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.sections !== void 0) {
      let data4 = data.sections;
      if (Array.isArray(data4)) {
        if (data4.length < 1) {
          let err8 = { instancePath: instancePath + "/sections", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data5 = data4[i1];
          if (typeof data5 == "string") {
            if (ucs2length(data5) < 1) {
              let err9 = { instancePath: instancePath + "/sections/" + i1, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          } else {
            let err10 = { instancePath: instancePath + "/sections/" + i1, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
      } else {
        let err11 = { instancePath: instancePath + "/sections", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
var validateGetQuickActionDefaults = validate6;
var pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*){1,6}$", "u");
function validate7(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (Array.isArray(data)) {
    if (data.length < 1) {
      let err0 = { instancePath, keyword: "minItems", message: "must NOT have fewer than 1 items" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    let len0 = data.length;
    for (let i0 = 0; i0 < len0; i0++) {
      let data0 = data[i0];
      if (typeof data0 == "string") {
        if (!pattern1.test(data0)) {
          let err1 = { instancePath: instancePath + "/" + i0, keyword: "pattern", message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*){1,6}$"' };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/" + i0, keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  } else {
    let err3 = { instancePath, keyword: "type", message: "must be array" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate7.errors = vErrors, errors === 0;
}
var pattern2 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate8(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern2.test(data)) {
      let err0 = { instancePath, keyword: "pattern", message: 'must match pattern "^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate8.errors = vErrors, errors === 0;
}
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.actionApiName === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'actionApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.actionApiName !== void 0) {
      let data0 = data.actionApiName;
      if (typeof data0 == "string") {
        if (ucs2length(data0) < 1) {
          let err1 = { instancePath: instancePath + "/actionApiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/actionApiName", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    data.optionalFields !== void 0 && (validate7(data.optionalFields, { instancePath: instancePath + "/optionalFields" }) || (vErrors = vErrors === null ? validate7.errors : vErrors.concat(validate7.errors), errors = vErrors.length)), data.parentRecordId !== void 0 && (validate8(data.parentRecordId, { instancePath: instancePath + "/parentRecordId" }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate6.errors = vErrors, errors === 0;
}
var validateGetQuickActionInfo = validate9;
function validate9(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.actionApiName === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'actionApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.actionApiName !== void 0) {
      let data0 = data.actionApiName;
      if (typeof data0 == "string") {
        if (ucs2length(data0) < 1) {
          let err1 = { instancePath: instancePath + "/actionApiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/actionApiName", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    data.parentRecordId !== void 0 && (validate8(data.parentRecordId, { instancePath: instancePath + "/parentRecordId" }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate9.errors = vErrors, errors === 0;
}
var validateGetQuickActionLayout = validate10;
function validate10(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.actionApiName === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'actionApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.actionApiName !== void 0) {
      let data0 = data.actionApiName;
      if (typeof data0 == "string") {
        if (ucs2length(data0) < 1) {
          let err1 = { instancePath: instancePath + "/actionApiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/actionApiName", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    data.objectApiName !== void 0 && (validate1(data.objectApiName, { instancePath: instancePath + "/objectApiName" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.recordTypeId !== void 0 && (validate8(data.recordTypeId, { instancePath: instancePath + "/recordTypeId" }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length));
  } else {
    let err3 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate10.errors = vErrors, errors === 0;
}
var validateGetRecordActions = validate11;
function validate11(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs2 = errors, valid1 = !1, _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.sections === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'sections'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.sections !== void 0) {
      let data0 = data.sections;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/sections", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/sections", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  var _valid0 = _errs3 === errors;
  if (valid1 = valid1 || _valid0, !valid1) {
    let _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.apiNames === void 0) {
        let err3 = { instancePath, keyword: "required", message: "must have required property 'apiNames'" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data.apiNames !== void 0) {
        let data1 = data.apiNames;
        if (typeof data1 == "string" && ucs2length(data1) < 1) {
          let err4 = { instancePath: instancePath + "/apiNames", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (Array.isArray(data1) && data1.length < 1) {
          let err5 = { instancePath: instancePath + "/apiNames", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    var _valid0 = _errs5 === errors;
    valid1 = valid1 || _valid0;
  }
  if (valid1)
    errors = _errs2, vErrors !== null && (_errs2 ? vErrors.length = _errs2 : vErrors = null);
  else {
    let err6 = { instancePath, keyword: "anyOf", message: "must match a schema in anyOf" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recordIds === void 0) {
      let err7 = { instancePath, keyword: "required", message: "must have required property 'recordIds'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.recordIds !== void 0) {
      let data2 = data.recordIds;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          let err8 = { instancePath: instancePath + "/recordIds", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate8(data2[i0], { instancePath: instancePath + "/recordIds/" + i0 }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length);
      } else {
        let err9 = { instancePath: instancePath + "/recordIds", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.actionTypes !== void 0) {
      let data4 = data.actionTypes;
      if (Array.isArray(data4)) {
        if (data4.length < 1) {
          let err10 = { instancePath: instancePath + "/actionTypes", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data5 = data4[i1];
          if (typeof data5 == "string") {
            if (ucs2length(data5) < 1) {
              let err11 = { instancePath: instancePath + "/actionTypes/" + i1, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
            }
          } else {
            let err12 = { instancePath: instancePath + "/actionTypes/" + i1, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        }
      } else {
        let err13 = { instancePath: instancePath + "/actionTypes", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.apiNames !== void 0) {
      let data6 = data.apiNames;
      if (Array.isArray(data6)) {
        if (data6.length < 1) {
          let err14 = { instancePath: instancePath + "/apiNames", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
        let len2 = data6.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data7 = data6[i2];
          if (typeof data7 == "string") {
            if (ucs2length(data7) < 1) {
              let err15 = { instancePath: instancePath + "/apiNames/" + i2, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
            }
          } else {
            let err16 = { instancePath: instancePath + "/apiNames/" + i2, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
          }
        }
      } else {
        let err17 = { instancePath: instancePath + "/apiNames", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
    if (data.formFactor !== void 0) {
      let data8 = data.formFactor;
      if (!(data8 === "Large" || data8 === "Medium" || data8 === "Small")) {
        let err18 = { instancePath: instancePath + "/formFactor", keyword: "enum", message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.retrievalMode !== void 0) {
      let data9 = data.retrievalMode;
      if (typeof data9 == "string") {
        if (ucs2length(data9) < 1) {
          let err19 = { instancePath: instancePath + "/retrievalMode", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/retrievalMode", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.sections !== void 0) {
      let data10 = data.sections;
      if (Array.isArray(data10)) {
        if (data10.length < 1) {
          let err21 = { instancePath: instancePath + "/sections", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        let len3 = data10.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data11 = data10[i3];
          if (typeof data11 == "string") {
            if (ucs2length(data11) < 1) {
              let err22 = { instancePath: instancePath + "/sections/" + i3, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
            }
          } else {
            let err23 = { instancePath: instancePath + "/sections/" + i3, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
          }
        }
      } else {
        let err24 = { instancePath: instancePath + "/sections", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
      }
    }
  } else {
    let err25 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
  }
  return validate11.errors = vErrors, errors === 0;
}
var validateGetRecordEditActions = validate12;
function validate12(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recordIds === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'recordIds'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.recordIds !== void 0) {
      let data0 = data.recordIds;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          let err1 = { instancePath: instancePath + "/recordIds", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate8(data0[i0], { instancePath: instancePath + "/recordIds/" + i0 }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length);
      } else {
        let err2 = { instancePath: instancePath + "/recordIds", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.actionTypes !== void 0) {
      let data2 = data.actionTypes;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          let err3 = { instancePath: instancePath + "/actionTypes", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data3 = data2[i1];
          if (typeof data3 == "string") {
            if (ucs2length(data3) < 1) {
              let err4 = { instancePath: instancePath + "/actionTypes/" + i1, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
            }
          } else {
            let err5 = { instancePath: instancePath + "/actionTypes/" + i1, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
        }
      } else {
        let err6 = { instancePath: instancePath + "/actionTypes", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.formFactor !== void 0) {
      let data4 = data.formFactor;
      if (!(data4 === "Large" || data4 === "Medium" || data4 === "Small")) {
        let err7 = { instancePath: instancePath + "/formFactor", keyword: "enum", message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.sections !== void 0) {
      let data5 = data.sections;
      if (Array.isArray(data5)) {
        if (data5.length < 1) {
          let err8 = { instancePath: instancePath + "/sections", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len2 = data5.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data6 = data5[i2];
          if (typeof data6 == "string") {
            if (ucs2length(data6) < 1) {
              let err9 = { instancePath: instancePath + "/sections/" + i2, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          } else {
            let err10 = { instancePath: instancePath + "/sections/" + i2, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
      } else {
        let err11 = { instancePath: instancePath + "/sections", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  } else {
    let err12 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
  }
  return validate12.errors = vErrors, errors === 0;
}
var validateGetRelatedListActions = validate13;
function validate13(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recordIds === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'recordIds'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.relatedListId === void 0) {
      let err1 = { instancePath, keyword: "required", message: "must have required property 'relatedListId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.recordIds !== void 0) {
      let data0 = data.recordIds;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          let err2 = { instancePath: instancePath + "/recordIds", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate8(data0[i0], { instancePath: instancePath + "/recordIds/" + i0 }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length);
      } else {
        let err3 = { instancePath: instancePath + "/recordIds", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.relatedListId !== void 0) {
      let data2 = data.relatedListId;
      if (validate1(data2, { instancePath: instancePath + "/relatedListId" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length), typeof data2 == "string" && ucs2length(data2) < 1) {
        let err4 = { instancePath: instancePath + "/relatedListId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data2) && data2.length < 1) {
        let err5 = { instancePath: instancePath + "/relatedListId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.actionTypes !== void 0) {
      let data3 = data.actionTypes;
      if (Array.isArray(data3)) {
        let len1 = data3.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data4 = data3[i1];
          if (typeof data4 == "string") {
            if (ucs2length(data4) < 1) {
              let err6 = { instancePath: instancePath + "/actionTypes/" + i1, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
            }
          } else {
            let err7 = { instancePath: instancePath + "/actionTypes/" + i1, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
          }
        }
      } else {
        let err8 = { instancePath: instancePath + "/actionTypes", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.apiNames !== void 0) {
      let data5 = data.apiNames;
      if (Array.isArray(data5)) {
        let len2 = data5.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data6 = data5[i2];
          if (typeof data6 == "string") {
            if (ucs2length(data6) < 1) {
              let err9 = { instancePath: instancePath + "/apiNames/" + i2, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          } else {
            let err10 = { instancePath: instancePath + "/apiNames/" + i2, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
      } else {
        let err11 = { instancePath: instancePath + "/apiNames", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.formFactor !== void 0) {
      let data7 = data.formFactor;
      if (typeof data7 == "string") {
        if (ucs2length(data7) < 1) {
          let err12 = { instancePath: instancePath + "/formFactor", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/formFactor", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.retrievalMode !== void 0) {
      let data8 = data.retrievalMode;
      if (typeof data8 == "string") {
        if (ucs2length(data8) < 1) {
          let err14 = { instancePath: instancePath + "/retrievalMode", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/retrievalMode", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.sections !== void 0) {
      let data9 = data.sections;
      if (Array.isArray(data9)) {
        let len3 = data9.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data10 = data9[i3];
          if (typeof data10 == "string") {
            if (ucs2length(data10) < 1) {
              let err16 = { instancePath: instancePath + "/sections/" + i3, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
            }
          } else {
            let err17 = { instancePath: instancePath + "/sections/" + i3, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
          }
        }
      } else {
        let err18 = { instancePath: instancePath + "/sections", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
  } else {
    let err19 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
  }
  return validate13.errors = vErrors, errors === 0;
}
var validateGetRelatedListRecordActions = validate14;
function validate14(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recordIds === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'recordIds'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.relatedListRecordIds === void 0) {
      let err1 = { instancePath, keyword: "required", message: "must have required property 'relatedListRecordIds'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.recordIds !== void 0) {
      let data0 = data.recordIds;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          let err2 = { instancePath: instancePath + "/recordIds", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate8(data0[i0], { instancePath: instancePath + "/recordIds/" + i0 }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length);
      } else {
        let err3 = { instancePath: instancePath + "/recordIds", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.relatedListRecordIds !== void 0) {
      let data2 = data.relatedListRecordIds;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          let err4 = { instancePath: instancePath + "/relatedListRecordIds", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate8(data2[i1], { instancePath: instancePath + "/relatedListRecordIds/" + i1 }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length);
      } else {
        let err5 = { instancePath: instancePath + "/relatedListRecordIds", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.actionTypes !== void 0) {
      let data4 = data.actionTypes;
      if (Array.isArray(data4)) {
        if (data4.length < 1) {
          let err6 = { instancePath: instancePath + "/actionTypes", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
        let len2 = data4.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data5 = data4[i2];
          if (typeof data5 == "string") {
            if (ucs2length(data5) < 1) {
              let err7 = { instancePath: instancePath + "/actionTypes/" + i2, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
            }
          } else {
            let err8 = { instancePath: instancePath + "/actionTypes/" + i2, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
          }
        }
      } else {
        let err9 = { instancePath: instancePath + "/actionTypes", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.formFactor !== void 0) {
      let data6 = data.formFactor;
      if (!(data6 === "Large" || data6 === "Medium" || data6 === "Small")) {
        let err10 = { instancePath: instancePath + "/formFactor", keyword: "enum", message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.sections !== void 0) {
      let data7 = data.sections;
      if (Array.isArray(data7)) {
        if (data7.length < 1) {
          let err11 = { instancePath: instancePath + "/sections", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len3 = data7.length;
        for (let i3 = 0; i3 < len3; i3++) {
          let data8 = data7[i3];
          if (typeof data8 == "string") {
            if (ucs2length(data8) < 1) {
              let err12 = { instancePath: instancePath + "/sections/" + i3, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          } else {
            let err13 = { instancePath: instancePath + "/sections/" + i3, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/sections", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate14.errors = vErrors, errors === 0;
}
var validateGetRelatedListsActions = validate15;
function validate16(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.relatedListId === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'relatedListId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "actionTypes" || key0 === "apiNames" || key0 === "formFactor" || key0 === "relatedListId" || key0 === "retrievalMode" || key0 === "sections")) {
        let err1 = { instancePath, keyword: "additionalProperties", message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
    if (data.actionTypes !== void 0) {
      let data0 = data.actionTypes;
      if (Array.isArray(data0)) {
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data1 = data0[i0];
          if (typeof data1 == "string") {
            if (ucs2length(data1) < 1) {
              let err2 = { instancePath: instancePath + "/actionTypes/" + i0, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
          } else {
            let err3 = { instancePath: instancePath + "/actionTypes/" + i0, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        }
      } else {
        let err4 = { instancePath: instancePath + "/actionTypes", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.apiNames !== void 0) {
      let data2 = data.apiNames;
      if (Array.isArray(data2)) {
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++) {
          let data3 = data2[i1];
          if (typeof data3 == "string") {
            if (ucs2length(data3) < 1) {
              let err5 = { instancePath: instancePath + "/apiNames/" + i1, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
            }
          } else {
            let err6 = { instancePath: instancePath + "/apiNames/" + i1, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
          }
        }
      } else {
        let err7 = { instancePath: instancePath + "/apiNames", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.formFactor !== void 0) {
      let data4 = data.formFactor;
      if (typeof data4 == "string") {
        if (ucs2length(data4) < 1) {
          let err8 = { instancePath: instancePath + "/formFactor", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/formFactor", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.relatedListId !== void 0) {
      let data5 = data.relatedListId;
      if (typeof data5 == "string") {
        if (ucs2length(data5) < 1) {
          let err10 = { instancePath: instancePath + "/relatedListId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/relatedListId", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.retrievalMode !== void 0) {
      let data6 = data.retrievalMode;
      if (typeof data6 == "string") {
        if (ucs2length(data6) < 1) {
          let err12 = { instancePath: instancePath + "/retrievalMode", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/retrievalMode", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    if (data.sections !== void 0) {
      let data7 = data.sections;
      if (Array.isArray(data7)) {
        let len2 = data7.length;
        for (let i2 = 0; i2 < len2; i2++) {
          let data8 = data7[i2];
          if (typeof data8 == "string") {
            if (ucs2length(data8) < 1) {
              let err14 = { instancePath: instancePath + "/sections/" + i2, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
            }
          } else {
            let err15 = { instancePath: instancePath + "/sections/" + i2, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        }
      } else {
        let err16 = { instancePath: instancePath + "/sections", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
      }
    }
  } else {
    let err17 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
  }
  return validate16.errors = vErrors, errors === 0;
}
function validate15(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recordIds === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'recordIds'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.relatedListsActionParameters === void 0) {
      let err1 = { instancePath, keyword: "required", message: "must have required property 'relatedListsActionParameters'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.recordIds !== void 0) {
      let data0 = data.recordIds;
      if (Array.isArray(data0)) {
        if (data0.length < 1) {
          let err2 = { instancePath: instancePath + "/recordIds", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        let len0 = data0.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate8(data0[i0], { instancePath: instancePath + "/recordIds/" + i0 }) || (vErrors = vErrors === null ? validate8.errors : vErrors.concat(validate8.errors), errors = vErrors.length);
      } else {
        let err3 = { instancePath: instancePath + "/recordIds", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.relatedListsActionParameters !== void 0) {
      let data2 = data.relatedListsActionParameters;
      if (Array.isArray(data2)) {
        let len1 = data2.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate16(data2[i1], { instancePath: instancePath + "/relatedListsActionParameters/" + i1 }) || (vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors), errors = vErrors.length);
      } else {
        let err4 = { instancePath: instancePath + "/relatedListsActionParameters", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate15.errors = vErrors, errors === 0;
}
export {
  validateGetActionOverrides,
  validateGetFormulaActivations,
  validateGetGlobalActions,
  validateGetLookupActions,
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

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
var pattern1 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern1.test(data)) {
      let err0 = { instancePath, keyword: "pattern", message: 'must match pattern "^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fieldApiName === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'fieldApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.isAscending === void 0) {
      let err1 = { instancePath, keyword: "required", message: "must have required property 'isAscending'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    for (let key0 in data)
      if (!(key0 === "fieldApiName" || key0 === "isAscending" || key0 === "label")) {
        let err2 = { instancePath, keyword: "additionalProperties", message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    if (data.fieldApiName !== void 0) {
      let data0 = data.fieldApiName;
      if (typeof data0 == "string") {
        if (ucs2length(data0) < 1) {
          let err3 = { instancePath: instancePath + "/fieldApiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/fieldApiName", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.isAscending !== void 0 && typeof data.isAscending != "boolean") {
      let err5 = { instancePath: instancePath + "/isAscending", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
    }
    if (data.label !== void 0) {
      let data2 = data.label;
      if (typeof data2 != "string" && data2 !== null) {
        let err6 = { instancePath: instancePath + "/label", keyword: "type", message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
  } else {
    let err7 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    for (let key0 in data)
      if (!(key0 === "columnWidths" || key0 === "columnWrap")) {
        let err0 = { instancePath, keyword: "additionalProperties", message: "must NOT have additional properties" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    if (data.columnWidths !== void 0) {
      let data0 = data.columnWidths;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0))
        for (let key1 in data0) {
          let data1 = data0[key1];
          if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
            let err1 = { instancePath: instancePath + "/columnWidths/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", message: "must be integer" };
            vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
          }
        }
      else {
        let err2 = { instancePath: instancePath + "/columnWidths", keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.columnWrap !== void 0) {
      let data2 = data.columnWrap;
      if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
        for (let key2 in data2)
          if (typeof data2[key2] != "boolean") {
            let err3 = { instancePath: instancePath + "/columnWrap/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", message: "must be boolean" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
      } else {
        let err4 = { instancePath: instancePath + "/columnWrap", keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
  } else {
    let err5 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.parentObjectApiName === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'parentObjectApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.relatedListId === void 0) {
      let err1 = { instancePath, keyword: "required", message: "must have required property 'relatedListId'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.parentObjectApiName !== void 0) {
      let data0 = data.parentObjectApiName;
      if (validate1(data0, { instancePath: instancePath + "/parentObjectApiName" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length), typeof data0 == "string" && ucs2length(data0) < 1) {
        let err2 = { instancePath: instancePath + "/parentObjectApiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err3 = { instancePath: instancePath + "/parentObjectApiName", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.relatedListId !== void 0) {
      let data1 = data.relatedListId;
      if (validate1(data1, { instancePath: instancePath + "/relatedListId" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length), typeof data1 == "string" && ucs2length(data1) < 1) {
        let err4 = { instancePath: instancePath + "/relatedListId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err5 = { instancePath: instancePath + "/relatedListId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.recordTypeId !== void 0 && (validate2(data.recordTypeId, { instancePath: instancePath + "/recordTypeId" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.orderedByInfo !== void 0) {
      let data3 = data.orderedByInfo;
      if (Array.isArray(data3)) {
        let len0 = data3.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate3(data3[i0], { instancePath: instancePath + "/orderedByInfo/" + i0 }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length);
      } else {
        let err6 = { instancePath: instancePath + "/orderedByInfo", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    data.userPreferences !== void 0 && (validate4(data.userPreferences, { instancePath: instancePath + "/userPreferences" }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length));
  } else {
    let err7 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var validateUpdateRelatedListPreferences = validate5;
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.preferencesId === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'preferencesId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.preferencesId !== void 0) {
      let data0 = data.preferencesId;
      if (typeof data0 == "string") {
        if (ucs2length(data0) < 1) {
          let err1 = { instancePath: instancePath + "/preferencesId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
      } else {
        let err2 = { instancePath: instancePath + "/preferencesId", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.columnWidths !== void 0) {
      let data1 = data.columnWidths;
      if (data1 && typeof data1 == "object" && !Array.isArray(data1))
        for (let key0 in data1) {
          let data2 = data1[key0];
          if (!(typeof data2 == "number" && !(data2 % 1) && !isNaN(data2) && isFinite(data2))) {
            let err3 = { instancePath: instancePath + "/columnWidths/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", message: "must be integer" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        }
      else {
        let err4 = { instancePath: instancePath + "/columnWidths", keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.columnWrap !== void 0) {
      let data3 = data.columnWrap;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        for (let key1 in data3)
          if (typeof data3[key1] != "boolean") {
            let err5 = { instancePath: instancePath + "/columnWrap/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), keyword: "type", message: "must be boolean" };
            vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
          }
      } else {
        let err6 = { instancePath: instancePath + "/columnWrap", keyword: "type", message: "must be object" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.orderedBy !== void 0) {
      let data5 = data.orderedBy;
      if (Array.isArray(data5)) {
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate3(data5[i0], { instancePath: instancePath + "/orderedBy/" + i0 }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length);
      } else {
        let err7 = { instancePath: instancePath + "/orderedBy", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
  } else {
    let err8 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
export {
  validateUpdateRelatedListInfo,
  validateUpdateRelatedListPreferences
};

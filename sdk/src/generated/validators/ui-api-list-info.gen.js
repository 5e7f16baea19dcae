// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateGetListInfoByName = validate0;
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
    if (data.listViewApiName === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'listViewApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.objectApiName === void 0) {
      let err1 = { instancePath, keyword: "required", message: "must have required property 'objectApiName'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.objectApiName !== void 0) {
      let data0 = data.objectApiName;
      if (validate1(data0, { instancePath: instancePath + "/objectApiName" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length), typeof data0 == "string" && ucs2length(data0) < 1) {
        let err2 = { instancePath: instancePath + "/objectApiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err3 = { instancePath: instancePath + "/objectApiName", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.listViewApiName !== void 0) {
      let data1 = data.listViewApiName;
      if (validate1(data1, { instancePath: instancePath + "/listViewApiName" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length), typeof data1 == "string" && ucs2length(data1) < 1) {
        let err4 = { instancePath: instancePath + "/listViewApiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err5 = { instancePath: instancePath + "/listViewApiName", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  } else {
    let err6 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var validateGetListInfosByName = validate2;
var pattern1 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate3(data, { instancePath = "" } = {}) {
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
  return validate3.errors = vErrors, errors === 0;
}
var pattern2 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*\\.[A-Za-z][A-Za-z0-9_]*$", "u");
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern2.test(data)) {
      let err0 = { instancePath, keyword: "pattern", message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]*\\.[A-Za-z][A-Za-z0-9_]*$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs2 = errors, valid1 = !1, _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.ids === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'ids'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.ids !== void 0) {
      let data0 = data.ids;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/ids", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/ids", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  var _valid0 = _errs3 === errors;
  if (valid1 = valid1 || _valid0, !valid1) {
    let _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.names === void 0) {
        let err3 = { instancePath, keyword: "required", message: "must have required property 'names'" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data.names !== void 0) {
        let data1 = data.names;
        if (typeof data1 == "string" && ucs2length(data1) < 1) {
          let err4 = { instancePath: instancePath + "/names", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (Array.isArray(data1) && data1.length < 1) {
          let err5 = { instancePath: instancePath + "/names", keyword: "minItems", message: "must NOT have fewer than 1 items" };
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
    if (data.ids !== void 0) {
      let data2 = data.ids;
      if (Array.isArray(data2)) {
        if (data2.length < 1) {
          let err7 = { instancePath: instancePath + "/ids", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate3(data2[i0], { instancePath: instancePath + "/ids/" + i0 }) || (vErrors = vErrors === null ? validate3.errors : vErrors.concat(validate3.errors), errors = vErrors.length);
      } else {
        let err8 = { instancePath: instancePath + "/ids", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
    if (data.names !== void 0) {
      let data4 = data.names;
      if (Array.isArray(data4)) {
        if (data4.length < 1) {
          let err9 = { instancePath: instancePath + "/names", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len1 = data4.length;
        for (let i1 = 0; i1 < len1; i1++)
          validate4(data4[i1], { instancePath: instancePath + "/names/" + i1 }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length);
      } else {
        let err10 = { instancePath: instancePath + "/names", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
  } else {
    let err11 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
var validateGetListInfosByObjectName = validate5;
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
    if (data.pageSize !== void 0) {
      let data1 = data.pageSize;
      if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
        let err3 = { instancePath: instancePath + "/pageSize", keyword: "type", message: "must be integer" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data1 == "number" && isFinite(data1)) {
        if (data1 > 2e3 || isNaN(data1)) {
          let err4 = { instancePath: instancePath + "/pageSize", keyword: "maximum", message: "must be <= 2000" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data1 < 1 || isNaN(data1)) {
          let err5 = { instancePath: instancePath + "/pageSize", keyword: "minimum", message: "must be >= 1" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.pageToken !== void 0) {
      let data2 = data.pageToken;
      if (typeof data2 == "string") {
        if (ucs2length(data2) < 1) {
          let err6 = { instancePath: instancePath + "/pageToken", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/pageToken", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.q !== void 0) {
      let data3 = data.q;
      if (typeof data3 == "string") {
        if (ucs2length(data3) < 1) {
          let err8 = { instancePath: instancePath + "/q", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/q", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    if (data.recentListsOnly !== void 0 && typeof data.recentListsOnly != "boolean") {
      let err10 = { instancePath: instancePath + "/recentListsOnly", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
  } else {
    let err11 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
var validateGetListObjectInfo = validate6;
function validate6(data, { instancePath = "" } = {}) {
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
  } else {
    let err3 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate6.errors = vErrors, errors === 0;
}
var validateGetListPreferences = validateGetListInfoByName;
export {
  validateGetListInfoByName,
  validateGetListInfosByName,
  validateGetListInfosByObjectName,
  validateGetListObjectInfo,
  validateGetListPreferences
};

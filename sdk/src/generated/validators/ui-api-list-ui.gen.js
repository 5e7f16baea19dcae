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
  if (typeof data == "string") {
    if (!pattern0.test(data)) {
      let err0 = { instancePath, keyword: "pattern", message: 'must match pattern "^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
var pattern1 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*(?:\\.[A-Za-z][A-Za-z0-9_]*){1,6}$", "u");
function validate2(data, { instancePath = "" } = {}) {
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
  return validate2.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.listViewId === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'listViewId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.listViewId !== void 0) {
      let data0 = data.listViewId;
      if (validate1(data0, { instancePath: instancePath + "/listViewId" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length), typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/listViewId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/listViewId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.fields !== void 0 && (validate2(data.fields, { instancePath: instancePath + "/fields" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.optionalFields !== void 0 && (validate2(data.optionalFields, { instancePath: instancePath + "/optionalFields" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.pageSize !== void 0) {
      let data3 = data.pageSize;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err3 = { instancePath: instancePath + "/pageSize", keyword: "type", message: "must be integer" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2e3 || isNaN(data3)) {
          let err4 = { instancePath: instancePath + "/pageSize", keyword: "maximum", message: "must be <= 2000" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err5 = { instancePath: instancePath + "/pageSize", keyword: "minimum", message: "must be >= 1" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.pageToken !== void 0) {
      let data4 = data.pageToken;
      if (typeof data4 == "string") {
        if (ucs2length(data4) < 1) {
          let err6 = { instancePath: instancePath + "/pageToken", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/pageToken", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.sortBy !== void 0) {
      let data5 = data.sortBy, _errs11 = errors, valid2 = !1, _errs12 = errors;
      if (Array.isArray(data5)) {
        if (data5.length > 5) {
          let err8 = { instancePath: instancePath + "/sortBy", keyword: "maxItems", message: "must NOT have more than 5 items" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (typeof data6 == "string") {
            if (ucs2length(data6) < 1) {
              let err9 = { instancePath: instancePath + "/sortBy/" + i0, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          } else {
            let err10 = { instancePath: instancePath + "/sortBy/" + i0, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
      } else {
        let err11 = { instancePath: instancePath + "/sortBy", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      var _valid0 = _errs12 === errors;
      if (valid2 = valid2 || _valid0, !valid2) {
        let _errs16 = errors;
        if (typeof data5 == "string") {
          if (ucs2length(data5) < 1) {
            let err12 = { instancePath: instancePath + "/sortBy", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        } else {
          let err13 = { instancePath: instancePath + "/sortBy", keyword: "type", message: "must be string" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        var _valid0 = _errs16 === errors;
        valid2 = valid2 || _valid0;
      }
      if (valid2)
        errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null);
      else {
        let err14 = { instancePath: instancePath + "/sortBy", keyword: "anyOf", message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var validateGetListUiByName = validate3;
var pattern2 = /* @__PURE__ */ new RegExp("^[A-Za-z][A-Za-z0-9_]*$", "u");
function validate4(data, { instancePath = "" } = {}) {
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
    if (!pattern2.test(data)) {
      let err2 = { instancePath, keyword: "pattern", message: 'must match pattern "^[A-Za-z][A-Za-z0-9_]*$"' };
      vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
    }
  } else {
    let err3 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
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
      if (validate4(data0, { instancePath: instancePath + "/objectApiName" }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length), typeof data0 == "string" && ucs2length(data0) < 1) {
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
      if (validate4(data1, { instancePath: instancePath + "/listViewApiName" }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length), typeof data1 == "string" && ucs2length(data1) < 1) {
        let err4 = { instancePath: instancePath + "/listViewApiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err5 = { instancePath: instancePath + "/listViewApiName", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.fields !== void 0 && (validate2(data.fields, { instancePath: instancePath + "/fields" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.optionalFields !== void 0 && (validate2(data.optionalFields, { instancePath: instancePath + "/optionalFields" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.pageSize !== void 0) {
      let data4 = data.pageSize;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err6 = { instancePath: instancePath + "/pageSize", keyword: "type", message: "must be integer" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2e3 || isNaN(data4)) {
          let err7 = { instancePath: instancePath + "/pageSize", keyword: "maximum", message: "must be <= 2000" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          let err8 = { instancePath: instancePath + "/pageSize", keyword: "minimum", message: "must be >= 1" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      }
    }
    if (data.pageToken !== void 0) {
      let data5 = data.pageToken;
      if (typeof data5 == "string") {
        if (ucs2length(data5) < 1) {
          let err9 = { instancePath: instancePath + "/pageToken", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/pageToken", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.sortBy !== void 0) {
      let data6 = data.sortBy, _errs14 = errors, valid3 = !1, _errs15 = errors;
      if (Array.isArray(data6)) {
        if (data6.length > 5) {
          let err11 = { instancePath: instancePath + "/sortBy", keyword: "maxItems", message: "must NOT have more than 5 items" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        let len0 = data6.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data7 = data6[i0];
          if (typeof data7 == "string") {
            if (ucs2length(data7) < 1) {
              let err12 = { instancePath: instancePath + "/sortBy/" + i0, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
            }
          } else {
            let err13 = { instancePath: instancePath + "/sortBy/" + i0, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
          }
        }
      } else {
        let err14 = { instancePath: instancePath + "/sortBy", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
      var _valid0 = _errs15 === errors;
      if (valid3 = valid3 || _valid0, !valid3) {
        let _errs19 = errors;
        if (typeof data6 == "string") {
          if (ucs2length(data6) < 1) {
            let err15 = { instancePath: instancePath + "/sortBy", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
            vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
          }
        } else {
          let err16 = { instancePath: instancePath + "/sortBy", keyword: "type", message: "must be string" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        var _valid0 = _errs19 === errors;
        valid3 = valid3 || _valid0;
      }
      if (valid3)
        errors = _errs14, vErrors !== null && (_errs14 ? vErrors.length = _errs14 : vErrors = null);
      else {
        let err17 = { instancePath: instancePath + "/sortBy", keyword: "anyOf", message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
      }
    }
  } else {
    let err18 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
var validateGetListViewSummaryCollection = validate5;
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.objectApiName === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'objectApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.objectApiName !== void 0) {
      let data0 = data.objectApiName;
      if (validate4(data0, { instancePath: instancePath + "/objectApiName" }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length), typeof data0 == "string" && ucs2length(data0) < 1) {
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
var validateGetMruListRecords = validate6;
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.objectApiName === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'objectApiName'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.objectApiName !== void 0) {
      let data0 = data.objectApiName;
      if (validate4(data0, { instancePath: instancePath + "/objectApiName" }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length), typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/objectApiName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/objectApiName", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.fields !== void 0 && (validate2(data.fields, { instancePath: instancePath + "/fields" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.optionalFields !== void 0 && (validate2(data.optionalFields, { instancePath: instancePath + "/optionalFields" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.pageSize !== void 0) {
      let data3 = data.pageSize;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err3 = { instancePath: instancePath + "/pageSize", keyword: "type", message: "must be integer" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3)) {
        if (data3 > 2e3 || isNaN(data3)) {
          let err4 = { instancePath: instancePath + "/pageSize", keyword: "maximum", message: "must be <= 2000" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (data3 < 1 || isNaN(data3)) {
          let err5 = { instancePath: instancePath + "/pageSize", keyword: "minimum", message: "must be >= 1" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
      }
    }
    if (data.pageToken !== void 0) {
      let data4 = data.pageToken;
      if (typeof data4 == "string") {
        if (ucs2length(data4) < 1) {
          let err6 = { instancePath: instancePath + "/pageToken", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/pageToken", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.sortBy !== void 0) {
      let data5 = data.sortBy, _errs11 = errors, valid2 = !1, _errs12 = errors;
      if (Array.isArray(data5)) {
        if (data5.length > 5) {
          let err8 = { instancePath: instancePath + "/sortBy", keyword: "maxItems", message: "must NOT have more than 5 items" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        let len0 = data5.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data6 = data5[i0];
          if (typeof data6 == "string") {
            if (ucs2length(data6) < 1) {
              let err9 = { instancePath: instancePath + "/sortBy/" + i0, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
            }
          } else {
            let err10 = { instancePath: instancePath + "/sortBy/" + i0, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
          }
        }
      } else {
        let err11 = { instancePath: instancePath + "/sortBy", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
      var _valid0 = _errs12 === errors;
      if (valid2 = valid2 || _valid0, !valid2) {
        let _errs16 = errors;
        if (typeof data5 == "string") {
          if (ucs2length(data5) < 1) {
            let err12 = { instancePath: instancePath + "/sortBy", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
            vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
          }
        } else {
          let err13 = { instancePath: instancePath + "/sortBy", keyword: "type", message: "must be string" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        var _valid0 = _errs16 === errors;
        valid2 = valid2 || _valid0;
      }
      if (valid2)
        errors = _errs11, vErrors !== null && (_errs11 ? vErrors.length = _errs11 : vErrors = null);
      else {
        let err14 = { instancePath: instancePath + "/sortBy", keyword: "anyOf", message: "must match a schema in anyOf" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
  } else {
    let err15 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate6.errors = vErrors, errors === 0;
}
var validateGetMruListUi = validateGetMruListRecords;
export {
  validateGetListUiById,
  validateGetListUiByName,
  validateGetListViewSummaryCollection,
  validateGetMruListRecords,
  validateGetMruListUi
};

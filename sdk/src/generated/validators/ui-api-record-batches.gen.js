// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateGetRecords = validate0;
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
  let vErrors = null, errors = 0, _errs2 = errors, valid1 = !1, _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.fields === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'fields'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.fields !== void 0) {
      let data0 = data.fields;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/fields", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/fields", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  var _valid0 = _errs3 === errors;
  if (valid1 = valid1 || _valid0, !valid1) {
    let _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.optionalFields === void 0) {
        let err3 = { instancePath, keyword: "required", message: "must have required property 'optionalFields'" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data.optionalFields !== void 0) {
        let data1 = data.optionalFields;
        if (typeof data1 == "string" && ucs2length(data1) < 1) {
          let err4 = { instancePath: instancePath + "/optionalFields", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (Array.isArray(data1) && data1.length < 1) {
          let err5 = { instancePath: instancePath + "/optionalFields", keyword: "minItems", message: "must NOT have fewer than 1 items" };
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
        if (data2.length > 200) {
          let err8 = { instancePath: instancePath + "/recordIds", keyword: "maxItems", message: "must NOT have more than 200 items" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data2.length < 1) {
          let err9 = { instancePath: instancePath + "/recordIds", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        let len0 = data2.length;
        for (let i0 = 0; i0 < len0; i0++)
          validate1(data2[i0], { instancePath: instancePath + "/recordIds/" + i0 }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length);
      } else {
        let err10 = { instancePath: instancePath + "/recordIds", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    data.fields !== void 0 && (validate2(data.fields, { instancePath: instancePath + "/fields" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length)), data.optionalFields !== void 0 && (validate2(data.optionalFields, { instancePath: instancePath + "/optionalFields" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length));
  } else {
    let err11 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
export {
  validateGetRecords
};

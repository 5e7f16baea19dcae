// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateGetPlan = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[0-9]{5}$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern0.test(data)) {
      let err0 = { instancePath, keyword: "pattern", message: 'must match pattern "^[0-9]{5}$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "en" || data === "es")) {
    let err1 = { instancePath, keyword: "enum", message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.planId === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'planId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.zipCode === void 0) {
      let err1 = { instancePath, keyword: "required", message: "must have required property 'zipCode'" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (data.planId !== void 0) {
      let data0 = data.planId;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 64) {
          let err2 = { instancePath: instancePath + "/planId", keyword: "maxLength", message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
        if (ucs2length(data0) < 1) {
          let err3 = { instancePath: instancePath + "/planId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/planId", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.zipCode !== void 0) {
      let data1 = data.zipCode;
      if (validate1(data1, { instancePath: instancePath + "/zipCode" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length), typeof data1 == "string" && ucs2length(data1) < 1) {
        let err5 = { instancePath: instancePath + "/zipCode", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err6 = { instancePath: instancePath + "/zipCode", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.usageKwh !== void 0) {
      let data2 = data.usageKwh;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e5 || isNaN(data2)) {
          let err7 = { instancePath: instancePath + "/usageKwh", keyword: "maximum", message: "must be <= 100000" };
          vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err8 = { instancePath: instancePath + "/usageKwh", keyword: "minimum", message: "must be >= 1" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
      } else {
        let err9 = { instancePath: instancePath + "/usageKwh", keyword: "type", message: "must be number" };
        vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
      }
    }
    data.language !== void 0 && (validate2(data.language, { instancePath: instancePath + "/language" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length));
  } else {
    let err10 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var validateGetPlans = validate3;
function validate4(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "electric" || data === "gas")) {
    let err1 = { instancePath, keyword: "enum", message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate4.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.zipCode === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'zipCode'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.zipCode !== void 0) {
      let data0 = data.zipCode;
      if (validate1(data0, { instancePath: instancePath + "/zipCode" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length), typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/zipCode", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/zipCode", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.commodity !== void 0 && (validate4(data.commodity, { instancePath: instancePath + "/commodity" }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length)), data.usageKwh !== void 0) {
      let data2 = data.usageKwh;
      if (typeof data2 == "number" && isFinite(data2)) {
        if (data2 > 1e5 || isNaN(data2)) {
          let err3 = { instancePath: instancePath + "/usageKwh", keyword: "maximum", message: "must be <= 100000" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
        if (data2 < 1 || isNaN(data2)) {
          let err4 = { instancePath: instancePath + "/usageKwh", keyword: "minimum", message: "must be >= 1" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
      } else {
        let err5 = { instancePath: instancePath + "/usageKwh", keyword: "type", message: "must be number" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    data.language !== void 0 && (validate2(data.language, { instancePath: instancePath + "/language" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length));
  } else {
    let err6 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
export {
  validateGetPlan,
  validateGetPlans
};

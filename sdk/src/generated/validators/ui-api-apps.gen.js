// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateGetAllApps = validate0;
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.formFactor !== void 0) {
      let data0 = data.formFactor;
      if (!(data0 === "Large" || data0 === "Medium" || data0 === "Small")) {
        let err0 = { instancePath: instancePath + "/formFactor", keyword: "enum", message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.userCustomizations !== void 0 && typeof data.userCustomizations != "boolean") {
      let err1 = { instancePath: instancePath + "/userCustomizations", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var validateGetAppDetails = validate1;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate2(data, { instancePath = "" } = {}) {
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
  return validate2.errors = vErrors, errors === 0;
}
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.appId === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'appId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.appId !== void 0) {
      let data0 = data.appId;
      if (validate2(data0, { instancePath: instancePath + "/appId" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length), typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/appId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/appId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.formFactor !== void 0) {
      let data1 = data.formFactor;
      if (!(data1 === "Large" || data1 === "Medium" || data1 === "Small")) {
        let err3 = { instancePath: instancePath + "/formFactor", keyword: "enum", message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
    if (data.userCustomizations !== void 0 && typeof data.userCustomizations != "boolean") {
      let err4 = { instancePath: instancePath + "/userCustomizations", keyword: "type", message: "must be boolean" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
  } else {
    let err5 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
var validateGetNavItems = validate3;
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.formFactor !== void 0) {
      let data0 = data.formFactor;
      if (!(data0 === "Large" || data0 === "Medium" || data0 === "Small")) {
        let err0 = { instancePath: instancePath + "/formFactor", keyword: "enum", message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
      }
    }
    if (data.navItemNames !== void 0) {
      let data1 = data.navItemNames;
      if (Array.isArray(data1)) {
        if (data1.length < 1) {
          let err1 = { instancePath: instancePath + "/navItemNames", keyword: "minItems", message: "must NOT have fewer than 1 items" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        let len0 = data1.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data2 = data1[i0];
          if (typeof data2 == "string") {
            if (ucs2length(data2) < 1) {
              let err2 = { instancePath: instancePath + "/navItemNames/" + i0, keyword: "minLength", message: "must NOT have fewer than 1 characters" };
              vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
            }
          } else {
            let err3 = { instancePath: instancePath + "/navItemNames/" + i0, keyword: "type", message: "must be string" };
            vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
          }
        }
      } else {
        let err4 = { instancePath: instancePath + "/navItemNames", keyword: "type", message: "must be array" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.page !== void 0) {
      let data3 = data.page;
      if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3))) {
        let err5 = { instancePath: instancePath + "/page", keyword: "type", message: "must be integer" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
      if (typeof data3 == "number" && isFinite(data3) && (data3 < 0 || isNaN(data3))) {
        let err6 = { instancePath: instancePath + "/page", keyword: "minimum", message: "must be >= 0" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.pageSize !== void 0) {
      let data4 = data.pageSize;
      if (!(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4))) {
        let err7 = { instancePath: instancePath + "/pageSize", keyword: "type", message: "must be integer" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (typeof data4 == "number" && isFinite(data4)) {
        if (data4 > 2e3 || isNaN(data4)) {
          let err8 = { instancePath: instancePath + "/pageSize", keyword: "maximum", message: "must be <= 2000" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (data4 < 1 || isNaN(data4)) {
          let err9 = { instancePath: instancePath + "/pageSize", keyword: "minimum", message: "must be >= 1" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      }
    }
  } else {
    let err10 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
export {
  validateGetAllApps,
  validateGetAppDetails,
  validateGetNavItems
};

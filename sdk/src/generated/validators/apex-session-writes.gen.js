// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateExtendSession = validate0;
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var validateLogIn = validate1;
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.username === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'username'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.username !== void 0) {
      let data0 = data.username;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/username", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/username", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.password === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'password'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.password !== void 0) {
      let data1 = data.password;
      if (typeof data1 == "string" && ucs2length(data1) < 1) {
        let err4 = { instancePath: instancePath + "/password", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err5 = { instancePath: instancePath + "/password", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.password === void 0) {
      let err6 = { instancePath, keyword: "required", message: "must have required property 'password'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.username === void 0) {
      let err7 = { instancePath, keyword: "required", message: "must have required property 'username'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.username !== void 0) {
      let data2 = data.username;
      if (typeof data2 == "string") {
        if (ucs2length(data2) > 255) {
          let err8 = { instancePath: instancePath + "/username", keyword: "maxLength", message: "must NOT have more than 255 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (ucs2length(data2) < 1) {
          let err9 = { instancePath: instancePath + "/username", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/username", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.password !== void 0) {
      let data3 = data.password;
      if (typeof data3 == "string") {
        if (ucs2length(data3) > 1e3) {
          let err11 = { instancePath: instancePath + "/password", keyword: "maxLength", message: "must NOT have more than 1000 characters" };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
        if (ucs2length(data3) < 1) {
          let err12 = { instancePath: instancePath + "/password", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
      } else {
        let err13 = { instancePath: instancePath + "/password", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
  } else {
    let err14 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
var validateLogOut = validateExtendSession;
export {
  validateExtendSession,
  validateLogIn,
  validateLogOut
};

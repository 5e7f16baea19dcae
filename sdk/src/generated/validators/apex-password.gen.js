// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateCheckPasswordResetLink = validate0;
var pattern0 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (ucs2length(data) > 256) {
      let err0 = { instancePath, keyword: "maxLength", message: "must NOT have more than 256 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (ucs2length(data) < 16) {
      let err1 = { instancePath, keyword: "minLength", message: "must NOT have fewer than 16 characters" };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
    if (!pattern0.test(data)) {
      let err2 = { instancePath, keyword: "pattern", message: 'must match pattern "^[A-Za-z0-9_-]+$"' };
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
    if (data.token === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'token'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    data.token !== void 0 && (validate1(data.token, { instancePath: instancePath + "/token" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length));
  } else {
    let err1 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
export {
  validateCheckPasswordResetLink
};

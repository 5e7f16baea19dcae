// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateCheckEmailAddress = validate0;
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.email === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'email'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.email !== void 0) {
      let data0 = data.email;
      if (typeof data0 == "string") {
        if (ucs2length(data0) > 320) {
          let err1 = { instancePath: instancePath + "/email", keyword: "maxLength", message: "must NOT have more than 320 characters" };
          vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
        }
        if (ucs2length(data0) < 1) {
          let err2 = { instancePath: instancePath + "/email", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
        }
      } else {
        let err3 = { instancePath: instancePath + "/email", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
    }
  } else {
    let err4 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var validateGetEmailStatus = validate1;
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (!(data && typeof data == "object" && !Array.isArray(data))) {
    let err0 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
export {
  validateCheckEmailAddress,
  validateGetEmailStatus
};

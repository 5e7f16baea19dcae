// Generated from specs/ui-api/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateUpdateRecordAvatar = validate0;
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
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recordId === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'recordId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.recordId !== void 0) {
      let data0 = data.recordId;
      if (validate1(data0, { instancePath: instancePath + "/recordId" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length), typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/recordId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/recordId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
    if (data.actionType !== void 0) {
      let data1 = data.actionType;
      if (typeof data1 == "string") {
        if (ucs2length(data1) < 1) {
          let err3 = { instancePath: instancePath + "/actionType", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
        }
      } else {
        let err4 = { instancePath: instancePath + "/actionType", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
    }
    if (data.blueMasterId !== void 0) {
      let data2 = data.blueMasterId;
      if (typeof data2 != "string" && data2 !== null) {
        let err5 = { instancePath: instancePath + "/blueMasterId", keyword: "type", message: "must be string,null" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
    if (data.externalId !== void 0) {
      let data3 = data.externalId;
      if (typeof data3 != "string" && data3 !== null) {
        let err6 = { instancePath: instancePath + "/externalId", keyword: "type", message: "must be string,null" };
        vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
      }
    }
    if (data.photoUrl !== void 0) {
      let data4 = data.photoUrl;
      if (typeof data4 != "string" && data4 !== null) {
        let err7 = { instancePath: instancePath + "/photoUrl", keyword: "type", message: "must be string,null" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    if (data.profileName !== void 0) {
      let data5 = data.profileName;
      if (typeof data5 != "string" && data5 !== null) {
        let err8 = { instancePath: instancePath + "/profileName", keyword: "type", message: "must be string,null" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  } else {
    let err9 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
export {
  validateUpdateRecordAvatar
};

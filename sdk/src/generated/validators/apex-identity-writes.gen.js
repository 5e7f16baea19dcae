// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateAnswerIdentityVerification = validate0;
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data != "string") {
    let err0 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
  }
  if (!(data === "en" || data === "es")) {
    let err1 = { instancePath, keyword: "enum", message: "must be equal to one of the allowed values" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate1.errors = vErrors, errors === 0;
}
function validate0(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.verificationId === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'verificationId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.verificationId !== void 0) {
      let data0 = data.verificationId;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/verificationId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/verificationId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.questionId === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'questionId'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.questionId !== void 0) {
      let data1 = data.questionId;
      if (typeof data1 == "string" && ucs2length(data1) < 1) {
        let err4 = { instancePath: instancePath + "/questionId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err5 = { instancePath: instancePath + "/questionId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.answer === void 0) {
      let err6 = { instancePath, keyword: "required", message: "must have required property 'answer'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.answer !== void 0) {
      let data2 = data.answer;
      if (typeof data2 == "string" && ucs2length(data2) < 1) {
        let err7 = { instancePath: instancePath + "/answer", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (Array.isArray(data2) && data2.length < 1) {
        let err8 = { instancePath: instancePath + "/answer", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.answer === void 0) {
      let err9 = { instancePath, keyword: "required", message: "must have required property 'answer'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.language === void 0) {
      let err10 = { instancePath, keyword: "required", message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
    }
    if (data.questionId === void 0) {
      let err11 = { instancePath, keyword: "required", message: "must have required property 'questionId'" };
      vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
    }
    if (data.verificationId === void 0) {
      let err12 = { instancePath, keyword: "required", message: "must have required property 'verificationId'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.verificationId !== void 0) {
      let data3 = data.verificationId;
      if (typeof data3 == "string") {
        if (ucs2length(data3) > 64) {
          let err13 = { instancePath: instancePath + "/verificationId", keyword: "maxLength", message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
        if (ucs2length(data3) < 4) {
          let err14 = { instancePath: instancePath + "/verificationId", keyword: "minLength", message: "must NOT have fewer than 4 characters" };
          vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
        }
      } else {
        let err15 = { instancePath: instancePath + "/verificationId", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
      }
    }
    if (data.questionId !== void 0) {
      let data4 = data.questionId;
      if (typeof data4 == "string") {
        if (ucs2length(data4) > 64) {
          let err16 = { instancePath: instancePath + "/questionId", keyword: "maxLength", message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
        }
        if (ucs2length(data4) < 1) {
          let err17 = { instancePath: instancePath + "/questionId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
        }
      } else {
        let err18 = { instancePath: instancePath + "/questionId", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
      }
    }
    if (data.answer !== void 0) {
      let data5 = data.answer;
      if (typeof data5 == "string") {
        if (ucs2length(data5) > 100) {
          let err19 = { instancePath: instancePath + "/answer", keyword: "maxLength", message: "must NOT have more than 100 characters" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
        if (ucs2length(data5) < 1) {
          let err20 = { instancePath: instancePath + "/answer", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
        }
      } else {
        let err21 = { instancePath: instancePath + "/answer", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
      }
    }
    data.language !== void 0 && (validate1(data.language, { instancePath: instancePath + "/language" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length));
  } else {
    let err22 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var validateCancelIdentityVerification = validate2;
function validate2(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.verificationId === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'verificationId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.verificationId !== void 0) {
      let data0 = data.verificationId;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/verificationId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/verificationId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.language === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.verificationId === void 0) {
      let err4 = { instancePath, keyword: "required", message: "must have required property 'verificationId'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    if (data.verificationId !== void 0) {
      let data1 = data.verificationId;
      if (typeof data1 == "string") {
        if (ucs2length(data1) > 64) {
          let err5 = { instancePath: instancePath + "/verificationId", keyword: "maxLength", message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
        }
        if (ucs2length(data1) < 4) {
          let err6 = { instancePath: instancePath + "/verificationId", keyword: "minLength", message: "must NOT have fewer than 4 characters" };
          vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
        }
      } else {
        let err7 = { instancePath: instancePath + "/verificationId", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
    }
    data.language !== void 0 && (validate1(data.language, { instancePath: instancePath + "/language" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length));
  } else {
    let err8 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
  }
  return validate2.errors = vErrors, errors === 0;
}
var validateStartIdentityVerification = validate3;
var pattern0 = /* @__PURE__ */ new RegExp("^[a-zA-Z0-9]{15}(?:[a-zA-Z0-9]{3})?$", "u");
function validate4(data, { instancePath = "" } = {}) {
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
  return validate4.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.orderId === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.orderId !== void 0) {
      let data0 = data.orderId;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/orderId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/orderId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.language === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.orderId === void 0) {
      let err4 = { instancePath, keyword: "required", message: "must have required property 'orderId'" };
      vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
    }
    data.orderId !== void 0 && (validate4(data.orderId, { instancePath: instancePath + "/orderId" }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length)), data.language !== void 0 && (validate1(data.language, { instancePath: instancePath + "/language" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length));
  } else {
    let err5 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
var validatePostponeIdentityVerification = validateCancelIdentityVerification, validateResendIdentityCode = validateCancelIdentityVerification;
export {
  validateAnswerIdentityVerification,
  validateCancelIdentityVerification,
  validatePostponeIdentityVerification,
  validateResendIdentityCode,
  validateStartIdentityVerification
};

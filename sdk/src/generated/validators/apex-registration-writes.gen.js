// Generated from specs/apex/openapi.yaml by `npm run generate`. Do not edit.

function ucs2length(text) {
  let length = 0;
  for (let at = 0; at < text.length; at += 1)
    length += 1, (text.charCodeAt(at) & 64512) === 55296 && (text.charCodeAt(at + 1) & 64512) === 56320 && (at += 1);
  return length;
}

var validateCompleteRegistration = validate0;
var formats0 = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
function validate1(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (ucs2length(data) > 254) {
      let err0 = { instancePath, keyword: "maxLength", message: "must NOT have more than 254 characters" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (!formats0.test(data)) {
      let err1 = { instancePath, keyword: "format", message: 'must match format "email"' };
      vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
    }
  } else {
    let err2 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
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
    if (data.registrationId === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'registrationId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.registrationId !== void 0) {
      let data0 = data.registrationId;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/registrationId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/registrationId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.email === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'email'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.email !== void 0) {
      let data1 = data.email;
      if (typeof data1 == "string" && ucs2length(data1) < 1) {
        let err4 = { instancePath: instancePath + "/email", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err5 = { instancePath: instancePath + "/email", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.newPassword === void 0) {
      let err6 = { instancePath, keyword: "required", message: "must have required property 'newPassword'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.newPassword !== void 0) {
      let data2 = data.newPassword;
      if (typeof data2 == "string" && ucs2length(data2) < 1) {
        let err7 = { instancePath: instancePath + "/newPassword", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
      }
      if (Array.isArray(data2) && data2.length < 1) {
        let err8 = { instancePath: instancePath + "/newPassword", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.confirmPassword === void 0) {
      let err9 = { instancePath, keyword: "required", message: "must have required property 'confirmPassword'" };
      vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
    }
    if (data.confirmPassword !== void 0) {
      let data3 = data.confirmPassword;
      if (typeof data3 == "string" && ucs2length(data3) < 1) {
        let err10 = { instancePath: instancePath + "/confirmPassword", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
      if (Array.isArray(data3) && data3.length < 1) {
        let err11 = { instancePath: instancePath + "/confirmPassword", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.acceptTerms === void 0) {
      let err12 = { instancePath, keyword: "required", message: "must have required property 'acceptTerms'" };
      vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
    }
    if (data.confirmPassword === void 0) {
      let err13 = { instancePath, keyword: "required", message: "must have required property 'confirmPassword'" };
      vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
    }
    if (data.email === void 0) {
      let err14 = { instancePath, keyword: "required", message: "must have required property 'email'" };
      vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
    }
    if (data.language === void 0) {
      let err15 = { instancePath, keyword: "required", message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
    }
    if (data.newPassword === void 0) {
      let err16 = { instancePath, keyword: "required", message: "must have required property 'newPassword'" };
      vErrors === null ? vErrors = [err16] : vErrors.push(err16), errors++;
    }
    if (data.registrationId === void 0) {
      let err17 = { instancePath, keyword: "required", message: "must have required property 'registrationId'" };
      vErrors === null ? vErrors = [err17] : vErrors.push(err17), errors++;
    }
    if (data.registrationId !== void 0) {
      let data4 = data.registrationId;
      if (typeof data4 == "string") {
        if (ucs2length(data4) > 64) {
          let err18 = { instancePath: instancePath + "/registrationId", keyword: "maxLength", message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err18] : vErrors.push(err18), errors++;
        }
        if (ucs2length(data4) < 8) {
          let err19 = { instancePath: instancePath + "/registrationId", keyword: "minLength", message: "must NOT have fewer than 8 characters" };
          vErrors === null ? vErrors = [err19] : vErrors.push(err19), errors++;
        }
      } else {
        let err20 = { instancePath: instancePath + "/registrationId", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err20] : vErrors.push(err20), errors++;
      }
    }
    if (data.email !== void 0 && (validate1(data.email, { instancePath: instancePath + "/email" }) || (vErrors = vErrors === null ? validate1.errors : vErrors.concat(validate1.errors), errors = vErrors.length)), data.newPassword !== void 0) {
      let data6 = data.newPassword;
      if (typeof data6 == "string") {
        if (ucs2length(data6) > 128) {
          let err21 = { instancePath: instancePath + "/newPassword", keyword: "maxLength", message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err21] : vErrors.push(err21), errors++;
        }
        if (ucs2length(data6) < 1) {
          let err22 = { instancePath: instancePath + "/newPassword", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err22] : vErrors.push(err22), errors++;
        }
      } else {
        let err23 = { instancePath: instancePath + "/newPassword", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err23] : vErrors.push(err23), errors++;
      }
    }
    if (data.confirmPassword !== void 0) {
      let data7 = data.confirmPassword;
      if (typeof data7 == "string") {
        if (ucs2length(data7) > 128) {
          let err24 = { instancePath: instancePath + "/confirmPassword", keyword: "maxLength", message: "must NOT have more than 128 characters" };
          vErrors === null ? vErrors = [err24] : vErrors.push(err24), errors++;
        }
        if (ucs2length(data7) < 1) {
          let err25 = { instancePath: instancePath + "/confirmPassword", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err25] : vErrors.push(err25), errors++;
        }
      } else {
        let err26 = { instancePath: instancePath + "/confirmPassword", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err26] : vErrors.push(err26), errors++;
      }
    }
    if (data.acceptTerms !== void 0) {
      let data8 = data.acceptTerms;
      if (typeof data8 != "boolean") {
        let err27 = { instancePath: instancePath + "/acceptTerms", keyword: "type", message: "must be boolean" };
        vErrors === null ? vErrors = [err27] : vErrors.push(err27), errors++;
      }
      if (data8 !== !0) {
        let err28 = { instancePath: instancePath + "/acceptTerms", keyword: "const", message: "must be equal to constant" };
        vErrors === null ? vErrors = [err28] : vErrors.push(err28), errors++;
      }
    }
    data.language !== void 0 && (validate2(data.language, { instancePath: instancePath + "/language" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length));
  } else {
    let err29 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err29] : vErrors.push(err29), errors++;
  }
  return validate0.errors = vErrors, errors === 0;
}
var validateConfirmRegistration = validate3;
var pattern0 = /* @__PURE__ */ new RegExp("^[A-Za-z0-9_-]+$", "u");
function validate4(data, { instancePath = "" } = {}) {
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
  return validate4.errors = vErrors, errors === 0;
}
function validate3(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.token === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'token'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.token !== void 0) {
      let data0 = data.token;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/token", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/token", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.token === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'token'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    data.token !== void 0 && (validate4(data.token, { instancePath: instancePath + "/token" }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length));
  } else {
    let err4 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
  }
  return validate3.errors = vErrors, errors === 0;
}
var validateFindMyEnrollment = validate5;
var pattern1 = /* @__PURE__ */ new RegExp("^[0-9]{5}$", "u");
function validate6(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (typeof data == "string") {
    if (!pattern1.test(data)) {
      let err0 = { instancePath, keyword: "pattern", message: 'must match pattern "^[0-9]{5}$"' };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
  } else {
    let err1 = { instancePath, keyword: "type", message: "must be string" };
    vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
  }
  return validate6.errors = vErrors, errors === 0;
}
function validate5(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0, _errs2 = errors, valid1 = !1, _errs3 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.linkToken === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'linkToken'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.linkToken !== void 0) {
      let data0 = data.linkToken;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/linkToken", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/linkToken", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  var _valid0 = _errs3 === errors;
  if (valid1 = valid1 || _valid0, !valid1) {
    let _errs5 = errors;
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.confirmationNumber === void 0) {
        let err3 = { instancePath, keyword: "required", message: "must have required property 'confirmationNumber'" };
        vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
      }
      if (data.confirmationNumber !== void 0) {
        let data1 = data.confirmationNumber;
        if (typeof data1 == "string" && ucs2length(data1) < 1) {
          let err4 = { instancePath: instancePath + "/confirmationNumber", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
        }
        if (Array.isArray(data1) && data1.length < 1) {
          let err5 = { instancePath: instancePath + "/confirmationNumber", keyword: "minItems", message: "must NOT have fewer than 1 items" };
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
  if (data && typeof data == "object" && !Array.isArray(data) && data.confirmationNumber !== void 0) {
    if (data.lastName === void 0) {
      let err7 = { instancePath, keyword: "dependentRequired", message: "must have properties lastName, zipCode when property confirmationNumber is present" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.zipCode === void 0) {
      let err8 = { instancePath, keyword: "dependentRequired", message: "must have properties lastName, zipCode when property confirmationNumber is present" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.linkToken !== void 0 && (validate4(data.linkToken, { instancePath: instancePath + "/linkToken" }) || (vErrors = vErrors === null ? validate4.errors : vErrors.concat(validate4.errors), errors = vErrors.length)), data.confirmationNumber !== void 0) {
      let data3 = data.confirmationNumber;
      if (typeof data3 == "string") {
        if (ucs2length(data3) > 40) {
          let err9 = { instancePath: instancePath + "/confirmationNumber", keyword: "maxLength", message: "must NOT have more than 40 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (ucs2length(data3) < 4) {
          let err10 = { instancePath: instancePath + "/confirmationNumber", keyword: "minLength", message: "must NOT have fewer than 4 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/confirmationNumber", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.lastName !== void 0) {
      let data4 = data.lastName;
      if (typeof data4 == "string") {
        if (ucs2length(data4) > 80) {
          let err12 = { instancePath: instancePath + "/lastName", keyword: "maxLength", message: "must NOT have more than 80 characters" };
          vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
        }
        if (ucs2length(data4) < 1) {
          let err13 = { instancePath: instancePath + "/lastName", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
          vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
        }
      } else {
        let err14 = { instancePath: instancePath + "/lastName", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
      }
    }
    data.zipCode !== void 0 && (validate6(data.zipCode, { instancePath: instancePath + "/zipCode" }) || (vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors), errors = vErrors.length));
  } else {
    let err15 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err15] : vErrors.push(err15), errors++;
  }
  return validate5.errors = vErrors, errors === 0;
}
var validateSendRegistrationCode = validate7;
function validate7(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.registrationId === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'registrationId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.registrationId !== void 0) {
      let data0 = data.registrationId;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/registrationId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/registrationId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.channel === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'channel'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.channel !== void 0) {
      let data1 = data.channel;
      if (typeof data1 == "string" && ucs2length(data1) < 1) {
        let err4 = { instancePath: instancePath + "/channel", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err5 = { instancePath: instancePath + "/channel", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.channel === void 0) {
      let err6 = { instancePath, keyword: "required", message: "must have required property 'channel'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.language === void 0) {
      let err7 = { instancePath, keyword: "required", message: "must have required property 'language'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.registrationId === void 0) {
      let err8 = { instancePath, keyword: "required", message: "must have required property 'registrationId'" };
      vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
    }
    if (data.registrationId !== void 0) {
      let data2 = data.registrationId;
      if (typeof data2 == "string") {
        if (ucs2length(data2) > 64) {
          let err9 = { instancePath: instancePath + "/registrationId", keyword: "maxLength", message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
        if (ucs2length(data2) < 8) {
          let err10 = { instancePath: instancePath + "/registrationId", keyword: "minLength", message: "must NOT have fewer than 8 characters" };
          vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
        }
      } else {
        let err11 = { instancePath: instancePath + "/registrationId", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
      }
    }
    if (data.channel !== void 0) {
      let data3 = data.channel;
      if (typeof data3 != "string") {
        let err12 = { instancePath: instancePath + "/channel", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
      if (!(data3 === "email" || data3 === "sms")) {
        let err13 = { instancePath: instancePath + "/channel", keyword: "enum", message: "must be equal to one of the allowed values" };
        vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
      }
    }
    data.language !== void 0 && (validate2(data.language, { instancePath: instancePath + "/language" }) || (vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors), errors = vErrors.length));
  } else {
    let err14 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err14] : vErrors.push(err14), errors++;
  }
  return validate7.errors = vErrors, errors === 0;
}
var validateVerifyRegistration = validate8;
var pattern2 = /* @__PURE__ */ new RegExp("^[0-9]{6}$", "u");
function validate8(data, { instancePath = "" } = {}) {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.registrationId === void 0) {
      let err0 = { instancePath, keyword: "required", message: "must have required property 'registrationId'" };
      vErrors === null ? vErrors = [err0] : vErrors.push(err0), errors++;
    }
    if (data.registrationId !== void 0) {
      let data0 = data.registrationId;
      if (typeof data0 == "string" && ucs2length(data0) < 1) {
        let err1 = { instancePath: instancePath + "/registrationId", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err1] : vErrors.push(err1), errors++;
      }
      if (Array.isArray(data0) && data0.length < 1) {
        let err2 = { instancePath: instancePath + "/registrationId", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err2] : vErrors.push(err2), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      let err3 = { instancePath, keyword: "required", message: "must have required property 'code'" };
      vErrors === null ? vErrors = [err3] : vErrors.push(err3), errors++;
    }
    if (data.code !== void 0) {
      let data1 = data.code;
      if (typeof data1 == "string" && ucs2length(data1) < 1) {
        let err4 = { instancePath: instancePath + "/code", keyword: "minLength", message: "must NOT have fewer than 1 characters" };
        vErrors === null ? vErrors = [err4] : vErrors.push(err4), errors++;
      }
      if (Array.isArray(data1) && data1.length < 1) {
        let err5 = { instancePath: instancePath + "/code", keyword: "minItems", message: "must NOT have fewer than 1 items" };
        vErrors === null ? vErrors = [err5] : vErrors.push(err5), errors++;
      }
    }
  }
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.code === void 0) {
      let err6 = { instancePath, keyword: "required", message: "must have required property 'code'" };
      vErrors === null ? vErrors = [err6] : vErrors.push(err6), errors++;
    }
    if (data.registrationId === void 0) {
      let err7 = { instancePath, keyword: "required", message: "must have required property 'registrationId'" };
      vErrors === null ? vErrors = [err7] : vErrors.push(err7), errors++;
    }
    if (data.registrationId !== void 0) {
      let data2 = data.registrationId;
      if (typeof data2 == "string") {
        if (ucs2length(data2) > 64) {
          let err8 = { instancePath: instancePath + "/registrationId", keyword: "maxLength", message: "must NOT have more than 64 characters" };
          vErrors === null ? vErrors = [err8] : vErrors.push(err8), errors++;
        }
        if (ucs2length(data2) < 8) {
          let err9 = { instancePath: instancePath + "/registrationId", keyword: "minLength", message: "must NOT have fewer than 8 characters" };
          vErrors === null ? vErrors = [err9] : vErrors.push(err9), errors++;
        }
      } else {
        let err10 = { instancePath: instancePath + "/registrationId", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err10] : vErrors.push(err10), errors++;
      }
    }
    if (data.code !== void 0) {
      let data3 = data.code;
      if (typeof data3 == "string") {
        if (!pattern2.test(data3)) {
          let err11 = { instancePath: instancePath + "/code", keyword: "pattern", message: 'must match pattern "^[0-9]{6}$"' };
          vErrors === null ? vErrors = [err11] : vErrors.push(err11), errors++;
        }
      } else {
        let err12 = { instancePath: instancePath + "/code", keyword: "type", message: "must be string" };
        vErrors === null ? vErrors = [err12] : vErrors.push(err12), errors++;
      }
    }
  } else {
    let err13 = { instancePath, keyword: "type", message: "must be object" };
    vErrors === null ? vErrors = [err13] : vErrors.push(err13), errors++;
  }
  return validate8.errors = vErrors, errors === 0;
}
export {
  validateCompleteRegistration,
  validateConfirmRegistration,
  validateFindMyEnrollment,
  validateSendRegistrationCode,
  validateVerifyRegistration
};
